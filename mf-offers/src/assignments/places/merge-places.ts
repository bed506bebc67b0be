type Place = { id: number };

type Versions<P extends Place> = {
  /** What the offer had when its places began to be edited. */
  before: readonly P[];
  /** What is chosen here. */
  chosen: readonly P[];
  /** What the offer has by now. */
  current: readonly P[];
};

/** What was added and removed here, applied to what a colleague may have saved meanwhile (reading A29). */
export function mergePlaces<P extends Place>({ before, chosen, current }: Versions<P>): P[] {
  const removed = without(before, chosen);
  const added = without(chosen, before);
  return [...without(current, removed), ...without(added, current)];
}

export const isSameChoice = (some: readonly Place[], others: readonly Place[]) =>
  without(some, others).length === 0 && without(others, some).length === 0;

const without = <P extends Place>(places: readonly P[], others: readonly Place[]) =>
  places.filter(({ id }) => !others.some((other) => other.id === id));
