import { initialApplicationStatusId } from '@portal/contract/application-status';
import type { ApplicationStatus } from '@portal/contract/application-status';
import { searchText } from './search-text';

/** How far an application has come. */
export type StatusStage =
  'received' | 'review' | 'interview' | 'finalist' | 'hired' | 'rejected' | 'other';

/** The list of statuses is the server's, so its words are what there is to go by. */
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

export const stageColors: Readonly<Record<StatusStage, string>> = {
  received: 'ink.muted',
  review: 'second',
  interview: 'primary',
  finalist: 'primary.dark',
  hired: 'success',
  rejected: 'danger',
  other: 'ink.muted',
};

/** Colour of what stands for a status, such as the bar of a chart. */
export const statusColor = (status: ApplicationStatus) => stageColors[statusStage(status)];
