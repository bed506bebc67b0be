import type { CatalogItem } from '@portal/contract/catalog';

/** Items that are not assigned yet (S5.52). */
export const withoutAssigned = (
  items: readonly CatalogItem[],
  assigned: readonly CatalogItem[],
): CatalogItem[] => items.filter(({ id }) => !assigned.some((item) => item.id === id));

export type Hints = { whenNone: string; whenAllAssigned: string };

/** Reason for an empty list; undefined while loading or if there are items. */
export function choiceHint(
  all: readonly CatalogItem[] | undefined,
  free: readonly CatalogItem[],
  { whenNone, whenAllAssigned }: Hints,
) {
  if (!all || free.length > 0) return undefined;
  return all.length === 0 ? whenNone : whenAllAssigned;
}
