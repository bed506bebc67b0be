import type { CatalogItem } from '@portal/contract/catalog';
import type { JobApplication } from '@portal/contract/job-application';
import type { SelectOption } from '@portal/kit/ui/select-field';

export type FilterChoices = { offers: SelectOption[]; statuses: SelectOption[] };

/** The offers and statuses that occur among the candidates, with how many there are of each. */
export const filterChoices = (candidates: readonly JobApplication[]): FilterChoices => ({
  offers: countedOptions(candidates.map(({ offer }) => ({ id: offer.id, name: offer.title }))),
  statuses: countedOptions(candidates.map(({ status }) => status)),
});

function countedOptions(items: readonly CatalogItem[]): SelectOption[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { id, name } of items) {
    counts.set(id, { name, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts]
    .toSorted(([, first], [, second]) => first.name.localeCompare(second.name, 'es'))
    .map(([id, { name, count }]) => ({ value: id, label: `${name} (${count})` }));
}
