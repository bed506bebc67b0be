import { initialApplicationStatusId } from '@portal/contract/application-status';
import type { ApplicationStatus } from '@portal/contract/application-status';
import { searchText } from './search-text';

/** Progress of a job application. */
export type StatusStage =
  'received' | 'review' | 'interview' | 'finalist' | 'hired' | 'rejected' | 'other';

/** Derived from the name of the status, because the server defines the list. */
export function statusStage({ id, name }: ApplicationStatus): StatusStage {
  const text = searchText(name);
  const known = words.find(([word]) => text.includes(word));
  if (known) return known[1];
  return id === initialApplicationStatusId ? 'received' : 'other';
}

const words: readonly (readonly [word: string, stage: StatusStage])[] = [
  ['rechaz', 'rejected'],
  ['descart', 'rejected'],
  ['contrat', 'hired'],
  ['finalist', 'finalist'],
  ['entrevist', 'interview'],
  ['revisi', 'review'],
];

/** Colour token of the theme for each stage. `statusColor` returns it for a status. */
export const stageColors: Readonly<Record<StatusStage, string>> = {
  received: 'ink.muted',
  review: 'second',
  interview: 'primary',
  finalist: 'primary.dark',
  hired: 'success',
  rejected: 'danger',
  other: 'ink.muted',
};

/** Colour of a status, for example in a chart. */
export const statusColor = (status: ApplicationStatus) => stageColors[statusStage(status)];
