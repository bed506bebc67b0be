import type { Offer } from '@portal/contract/offer';
import { applicantsPath } from '@portal/kit/routing/paths';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Loading } from '@portal/kit/ui/loading';
import { UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { Section } from './section/section';

// What reads applications weighs more than the section; apart, it stays out of the other pages' scripts.
const ApplicantCount = lazyPart(async () => (await import('./applicant-count')).ApplicantCount);

/** How many have applied, and the way to them. */
export const ApplicantsSection = ({ offer }: { offer: Offer }) => (
  <Section
    name="applicants"
    icon={UsersRound}
    action={
      <LinkButton to={applicantsPath(offer.id)} variant="ghost" size="sm">
        Ver aplicantes
      </LinkButton>
    }
  >
    <Suspense fallback={<Loading text="Contando aplicantes..." />}>
      <ApplicantCount offer={offer} />
    </Suspense>
  </Section>
);
