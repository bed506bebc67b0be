import type { CatalogItem } from '@portal/contract/catalog';

/** The items that are not assigned yet (specification §5). */
export const withoutAssigned = (
  items: readonly CatalogItem[],
  assigned: readonly CatalogItem[],
): CatalogItem[] => items.filter(({ id }) => !assigned.some((item) => item.id === id));

export type Hints = { whenNone: string; whenAllAssigned: string };

/** Why there is nothing to choose; undefined while there is, or while the list is on its way. */
export function choiceHint(
  all: readonly CatalogItem[] | undefined,
  free: readonly CatalogItem[],
  { whenNone, whenAllAssigned }: Hints,
) {
  if (!all || free.length > 0) return undefined;
  return all.length === 0 ? whenNone : whenAllAssigned;
}
