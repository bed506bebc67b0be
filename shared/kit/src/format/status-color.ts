import { initialApplicationStatusId } from '@portal/contract/application-status';
import type { ApplicationStatus } from '@portal/contract/application-status';
import { searchText } from './search-text';

/** Colour of a status's dot. The list of statuses is the server's, so its words are what there is to go by. */
export function statusColor({ id, name }: ApplicationStatus) {
  const text = searchText(name);
  if (text.includes('rechaz') || text.includes('descart')) return 'danger';
  if (text.includes('contrat')) return 'success';
  return id === initialApplicationStatusId ? 'ink.muted' : 'primary';
}
