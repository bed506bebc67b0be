import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { applicantTotalResource } from '@portal/kit/resources/job-applications';
import { Loaded } from '@portal/kit/ui/loaded';
import { isOpen } from '../offer/offer-state';

export const ApplicantCount = ({ offer }: { offer: Offer }) => (
  <Loaded
    of={useResource(applicantTotalResource(offer.id))}
    loading="Contando aplicantes..."
    failure="No pudimos contar a los aplicantes."
  >
    {(total) => <chakra.p color="ink.muted">{countText(offer, total)}</chakra.p>}
  </Loaded>
);

function countText(offer: Offer, count: number) {
  if (count === 1) return 'Una persona postuló.';
  if (count > 1) return `${formatNumber(count)} personas postularon.`;
  return isOpen(offer) ? 'Nadie ha postulado aún.' : 'Aparecerán aquí cuando esté publicada.';
}
