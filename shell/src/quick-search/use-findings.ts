import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import { isOpen } from '@portal/kit/format/offer-state';
import { searchText } from '@portal/kit/format/search-text';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';
import { offersResource } from '@portal/kit/resources/offers';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { hasRole, useSession } from '@portal/runtime';
import { findAreas } from './site-areas';

export type Finding = { path: string; label: string; detail: string };

/** Of each kind so many are told; whoever looks for more goes on in its list. */
const maxOfAKind = 5;

/** Pages by their name, offers by their title, and for staff candidates as the server finds them. */
export function useFindings(text: string) {
  const session = useSession();
  const isStaff = hasRole(session, 'ROLE_ADMIN');
  const sought = searchText(text.trim());
  const offers = useResource(offersResource);
  const applications = useResource(
    isStaff ? jobApplicationPageResource(newest(text.trim())) : noApplications,
  );

  const findings: Finding[] = findAreas(session, sought);
  if (sought !== '') {
    const shown = (offers.data ?? []).filter((offer) => isStaff || isOpen(offer));
    const isFound = ({ label }: Finding) => searchText(label).includes(sought);
    findings.push(...shown.map(toOfferFinding).filter(isFound).slice(0, maxOfAKind));
    findings.push(...itemsOf(applications.data).map(toCandidateFinding));
  }
  return {
    findings,
    isLoading: offers.isLoading || applications.isLoading,
    hasFailed: offers.error !== undefined || applications.error !== undefined,
  };
}

/** A visitor may not read them, and does not ask. */
const noApplications: ReturnType<typeof jobApplicationPageResource> = {
  key: 'no-applications',
  load: () => Promise.resolve([]),
};

const newest = (text: string): JobApplicationQuery => ({
  text,
  page: 0,
  size: maxOfAKind,
  orderBy: 'appliedAt',
  isDescending: true,
});

type Applications = Awaited<ReturnType<ReturnType<typeof jobApplicationPageResource>['load']>>;

/** A server that answers with all of them did not search. */
const itemsOf = (answer: Applications | undefined) =>
  answer === undefined || Array.isArray(answer) ? [] : answer.items;

type Application = ReturnType<typeof itemsOf>[number];

const toOfferFinding = ({ id, title }: { id: number; title: string }): Finding => ({
  path: offerDetailPath(id),
  label: title,
  detail: 'Oferta laboral',
});

const toCandidateFinding = ({ applicant, offer }: Application): Finding => ({
  path: `${paths.candidates}?${new URLSearchParams({ buscar: applicant.email })}`,
  label: applicant.name,
  detail: `Candidato · ${offer.title}`,
});
