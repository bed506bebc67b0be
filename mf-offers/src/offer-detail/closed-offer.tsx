import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { useResource } from '@portal/kit/query/use-resource';
import { offersResource } from '@portal/kit/resources/offers';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Link } from '@portal/runtime';
import { isOpen } from '../offer/offer-state';

const suggestionCount = 3;
const PlainLink = chakra(Link);

/** Says that an offer takes no applications, and leads to some that do. */
export function ClosedOffer({ offer }: { offer: Offer }) {
  const { data: offers = [] } = useResource(offersResource);
  const others = offers.filter((other) => other.id !== offer.id && isOpen(other));

  return (
    <InlineNotice kind="warning">
      <p>Esta oferta ya no recibe postulaciones.</p>
      {others.length > 0 && <p>Quizás te interese:</p>}
      <chakra.ul paddingInlineStart="5">
        {others.slice(0, suggestionCount).map(({ id, title }) => (
          <li key={id}>
            <PlainLink to={offerDetailPath(id)} color="primary" textDecoration="underline">
              {title}
            </PlainLink>
          </li>
        ))}
      </chakra.ul>
    </InlineNotice>
  );
}
