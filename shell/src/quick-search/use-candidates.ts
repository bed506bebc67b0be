import type { JobApplicationQuery } from '@portal/contract/job-application-query';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';
import { paths } from '@portal/kit/routing/paths';
import { maxOfAKind, type Finding } from './finding';
import { ifWanted } from './if-wanted';

/** The latest applications that match a text, with a link to all of them. */
export function useCandidates(text: string, isWanted: boolean) {
  const { data, ...reading } = useResource(
    ifWanted(isWanted, jobApplicationPageResource(newest(text))),
  );
  // A response without pages comes from a server without search.
  const page = data === undefined || Array.isArray(data) ? undefined : data;
  const items = page?.items ?? [];
  const further = page && page.total > items.length ? [toAll(text, page)] : [];
  return { ...reading, findings: [...items.map(toFinding), ...further] };
}

const newest = (text: string): JobApplicationQuery => ({
  text,
  page: 0,
  size: maxOfAKind,
  orderBy: 'appliedAt',
  isDescending: true,
});

const pathOf = (text: string) => `${paths.candidates}?${new URLSearchParams({ buscar: text })}`;

type Answer = Awaited<ReturnType<ReturnType<typeof jobApplicationPageResource>['load']>>;
type Page = Exclude<Answer, readonly unknown[]>;

const toFinding = ({ applicant, offer, status }: Page['items'][number]): Finding => ({
  path: pathOf(applicant.email),
  label: applicant.name,
  detail: `${offer.title} · ${status.name}`,
});

const toAll = (text: string, { total, isTotalExact }: Page): Finding => ({
  path: pathOf(text),
  label: isTotalExact
    ? `Ver las ${formatNumber(total)} postulaciones`
    : 'Ver todas las postulaciones',
  detail: '',
});
