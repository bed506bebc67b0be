import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { useCompany } from '@portal/kit/company/use-company';
import type { OfferRequirements } from '@portal/kit/resources/offer-requirements';
import { useDocumentTitle } from '@portal/kit/ui/page-title';
import { useDocumentHead } from '@portal/runtime';
import { offerDescription } from '../../offer-detail/offer-description';
import { jobSearchNote } from './job-search-note';

type LinkPreviewsProps = {
  /** The offer as published. */
  offer: Offer;
  requirements: OfferRequirements;
};

/** Previews of the offer in search results and shared links, from the page's head. */
export function LinkPreviews({ offer, requirements }: LinkPreviewsProps) {
  const { origin } = useDocumentHead();
  const { name: company } = useCompany();
  const head = { ...offerDescription(offer), host: new URL(origin).host };

  return (
    <chakra.section
      aria-labelledby="titulo-vista"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      padding={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.h2 id="titulo-vista" textStyle="h4">
        Cómo se verá
      </chakra.h2>
      <chakra.h3 css={kindLook}>Google</chakra.h3>
      <SearchResult {...head} />
      <chakra.p textStyle="sm" color="ink.muted">
        {jobSearchNote({ offer, requirements, company }, origin)}
      </chakra.p>
      <chakra.h3 css={kindLook}>WhatsApp</chakra.h3>
      <MessageCard {...head} />
    </chakra.section>
  );
}

const kindLook: SystemStyleObject = { textStyle: 'sm', fontWeight: '600', color: 'ink.muted' };

type Head = ReturnType<typeof offerDescription> & { host: string };

const SearchResult = ({ title, description, host }: Head) => (
  <div>
    <chakra.p textStyle="xs" color="ink.muted">
      {`${host} › ofertas-laborales`}
    </chakra.p>
    <chakra.p fontSize="1.125rem" lineHeight="1.35" color="primary.dark">
      {useDocumentTitle(title)}
    </chakra.p>
    <chakra.p textStyle="sm">{description}</chakra.p>
  </div>
);

const MessageCard = ({ title, description, host }: Head) => (
  <chakra.div padding="2" bg="success.tint" borderRadius="md" maxWidth="360px">
    <chakra.div bg="surface" borderRadius="sm" overflow="hidden">
      <chakra.img
        src="/images/compartir.png"
        alt=""
        loading="lazy"
        width="100%"
        aspectRatio="1200 / 630"
      />
      <chakra.div padding="3" textStyle="sm">
        <chakra.p fontWeight="600">{title}</chakra.p>
        <chakra.p lineClamp="2">{description}</chakra.p>
        <chakra.p color="ink.muted">{host}</chakra.p>
      </chakra.div>
    </chakra.div>
  </chakra.div>
);
