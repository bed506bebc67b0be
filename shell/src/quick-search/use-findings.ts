import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import { searchText } from '@portal/kit/format/search-text';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';
import { offersResource } from '@portal/kit/resources/offers';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { staffAreas } from '@portal/kit/routing/staff-areas';

export type Finding = { path: string; label: string; detail: string };

/** Of each kind so many are told; whoever looks for more goes on in its list. */
const maxOfAKind = 5;

/** Areas by their name, offers by their title, and candidates as the server finds them. */
export function useFindings(text: string) {
  const sought = searchText(text.trim());
  const offers = useResource(offersResource);
  const applications = useResource(jobApplicationPageResource(newest(text.trim())));
  const isFound = ({ label }: Finding) => searchText(label).includes(sought);

  const findings = areas.filter(isFound);
  if (sought !== '') {
    findings.push(...(offers.data ?? []).map(toOfferFinding).filter(isFound).slice(0, maxOfAKind));
    findings.push(...itemsOf(applications.data).map(toCandidateFinding));
  }
  return {
    findings,
    isLoading: offers.isLoading || applications.isLoading,
    hasFailed: offers.error !== undefined || applications.error !== undefined,
  };
}

/** Where staff work. */
const areas = [
  { path: paths.dashboard, label: 'Módulo principal' },
  { path: paths.offers, label: 'Ofertas laborales' },
  { path: paths.candidates, label: 'Candidatos' },
  { path: paths.catalogs, label: 'Maestro' },
  { path: paths.questions, label: 'Preguntas' },
  { path: paths.skills, label: 'Conocimientos' },
  { path: paths.languages, label: 'Idiomas' },
  { path: paths.newPerson, label: 'Crear Persona' },
  ...staffAreas,
].map(({ path, label }): Finding => ({ path, label, detail: 'Ir a esta área' }));

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
