import type { Offer } from '@portal/contract/offer';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { applicantCountsResource } from '@portal/kit/resources/applicant-counts';
import { applicantsPath } from '@portal/kit/routing/paths';
import { LinkButton } from '@portal/kit/ui/link-button';
import { UsersRound } from 'lucide-react';

/**
 * Number of applicants of an offer, with a link to them. One request counts them for all offers.
 */
export function ApplicantsLink({ offer }: { offer: Offer }) {
  const { data } = useResource(applicantCountsResource);
  if (!data) return undefined;
  const total = data.find(({ offerId }) => offerId === offer.id)?.total ?? 0;
  const label = `${formatNumber(total)} ${total === 1 ? 'aplicante' : 'aplicantes'}`;

  return (
    <LinkButton
      to={applicantsPath(offer.id)}
      variant="ghost"
      size="sm"
      paddingInline="2"
      aria-label={`${label} de ${offer.title}`}
      title={label}
    >
      <UsersRound aria-hidden size={18} />
      <span>{formatNumber(total)}</span>
    </LinkButton>
  );
}
