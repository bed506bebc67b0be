import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ArtImage } from '../../art/art-image';
import { messageParameter } from '../../contact/contact-content';
import { QuoteButton } from '../../page-parts/quote-button';
import { Section } from '../../page-parts/section';
import { hero, type FactorySection, type SubService } from './software-factory-content';

type FactorySectionPartProps = { section: FactorySection; bg: 'soft' | 'surface' };

export function FactorySectionPart({ section, bg }: FactorySectionPartProps) {
  const { id, title, lead, subServices, quote, quoteSubject, contactMessage } = section;
  const message = new URLSearchParams({ [messageParameter]: contactMessage });

  return (
    <Section id={id} title={title} lead={lead} bg={bg}>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {subServices.map((subService) => (
          <SubServiceCard key={subService.title} subService={subService} />
        ))}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
        <QuoteButton subject={quoteSubject} variant="solid" size="md">
          {quote}
        </QuoteButton>
        <LinkButton to={`${paths.contact}?${message}`} variant="outline">
          {hero.viaForm}
        </LinkButton>
      </chakra.div>
    </Section>
  );
}

function SubServiceCard({ subService: { title, text, art } }: { subService: SubService }) {
  return (
    <chakra.article bg="surface" borderWidth="1px" borderRadius="md" overflow="hidden">
      <chakra.div bg="soft" borderBottomWidth="1px">
        <ArtImage
          src={art}
          size={[320, 200]}

          maxWidth="340px"
          marginInline="auto"
        />
      </chakra.div>
      <chakra.div padding="6">
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <chakra.p color="ink.muted" marginTop="2">
          {text}
        </chakra.p>
      </chakra.div>
    </chakra.article>
  );
}
