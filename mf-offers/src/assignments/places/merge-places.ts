type Place = { id: number };

type Versions<P extends Place> = {
  /** Places of the offer before the edit. */
  before: readonly P[];
  chosen: readonly P[];
  /** Places of the offer on the server now. */
  current: readonly P[];
};

/**
 * Applies the user's additions and removals to the current places, which a colleague may have
 * changed (reading A29).
 */
export function mergePlaces<P extends Place>({ before, chosen, current }: Versions<P>): P[] {
  const removed = without(before, chosen);
  const added = without(chosen, before);
  return [...without(current, removed), ...without(added, current)];
}

export const isSameChoice = (some: readonly Place[], others: readonly Place[]) =>
  without(some, others).length === 0 && without(others, some).length === 0;

const without = <P extends Place>(places: readonly P[], others: readonly Place[]) =>
  places.filter(({ id }) => !others.some((other) => other.id === id));
