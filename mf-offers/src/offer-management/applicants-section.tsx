import type { Offer } from '@portal/contract/offer';
import { applicantsPath } from '@portal/kit/routing/paths';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Loading } from '@portal/kit/ui/loading';
import { UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { Section } from './section/section';

// A separate chunk, because reading applications needs more code than the section.
const ApplicantCount = lazyPart(async () => (await import('./applicant-count')).ApplicantCount);

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
