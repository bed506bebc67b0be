import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerFields } from '@portal/contract/offer-fields';
import { longDate } from '@portal/kit/format/long-date';
import { formatNumber } from '@portal/kit/format/money';
import { offerDetailPath } from '@portal/kit/routing/paths';
import type { Elements } from '@portal/kit/ui/elements';
import { LinkButton } from '@portal/kit/ui/link-button';
import { useId, type ReactNode } from 'react';
import { daysAgo } from './days-ago';
import {
  actionsLook,
  cardLook,
  dotted,
  footLook,
  headLook,
  linkLook,
  nicheLook,
  salaryLook,
} from './offer-card-look';
import { isOpen } from './offer-state';
import { WorkModeNiche } from './work-mode-niche';

type OfferCardProps = {
  offer: Offer;
  /** Position in the list, which determines the blue (S2.56). */
  index: number;
  heading?: 'h2' | 'h3';
  /** State on this device: a `CardMark`. */
  mark?: Elements;
  menu?: ReactNode;
};

/** An offer in a list. Its only link covers the whole card: one tab stop, clickable anywhere. */
export function OfferCard({ offer, index, heading = 'h2', mark, menu }: OfferCardProps) {
  const titleId = useId();
  const blue = index % 2 === 0 ? 'a' : 'b';

  return (
    <chakra.article
      aria-labelledby={titleId}
      className="group"
      css={cardLook}
      backgroundColor={`offer.${blue}`}
    >
      <WorkModeNiche
        workMode={offer.workMode.name}
        css={{ ...nicheLook, color: `niche.${blue}` }}
      />
      <chakra.div css={headLook}>
        <chakra.h2 as={heading} id={titleId} textStyle="h4" fontSize={{ base: '17px', md: '18px' }}>
          {offer.title}
        </chakra.h2>
        <chakra.p css={salaryLook}>
          <chakra.span srOnly>{`${offerFields.salaryRange.label}: `}</chakra.span>
          <span>{offer.salaryRange}</span>
        </chakra.p>
      </chakra.div>
      <Meta offer={offer} />
      <chakra.div css={footLook}>
        <StateBadge offer={offer} />
        {mark}
        <chakra.p css={dotted}>
          <span>{vacancyCount(offer.vacancies)}</span> <Published offer={offer} />
        </chakra.p>
      </chakra.div>
      <chakra.div css={actionsLook}>
        <LinkButton
          to={offerDetailPath(offer.id)}
          variant="outline"
          size="sm"
          css={linkLook}
          aria-describedby={titleId}
        >
          Ver oferta
        </LinkButton>
        {menu && (
          <chakra.div position="relative" zIndex="1" data-menu>
            {menu}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.article>
  );
}

const vacancyCount = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'vacante' : 'vacantes'}`;

function Meta({ offer }: { offer: Offer }) {
  const places = placesOf(offer);

  return (
    <chakra.p gridArea="meta" marginTop={{ base: '2', md: '3px' }} css={dotted}>
      <chakra.span color="ink" fontWeight="600">
        {offer.workMode.name}
      </chakra.span>{' '}
      {places && <span>{places}</span>} <span>{offer.contractType.name}</span>{' '}
      <span>{offer.schedule}</span>
    </chakra.p>
  );
}

const placeCount = 4;

function placesOf({ cities, countries }: Offer) {
  const names = (cities.length > 0 ? cities : countries).map(({ name }) => name);
  if (names.length <= placeCount + 1) return names.join(', ');
  return `${names.slice(0, placeCount).join(', ')} y ${names.length - placeCount} más`;
}

/** The day may change between server and browser; the server's text stays. */
function Published({ offer: { createdAt } }: { offer: Offer }) {
  return (
    <time dateTime={createdAt} title={longDate(createdAt)} suppressHydrationWarning>
      {daysAgo(createdAt)}
    </time>
  );
}

/**
 * Tells staff that an offer accepts no applications. Visitors never receive such offers (reading
 * A37).
 */
function StateBadge({ offer }: { offer: Offer }) {
  if (isOpen(offer)) return undefined;

  return (
    <chakra.span
      paddingInline="2"
      bg="ink"
      color="white"
      textStyle="xs"
      fontWeight="600"
      borderRadius="6px"
    >
      {offer.status.name}
    </chakra.span>
  );
}
