/** How many lines of one event from one source are written in a window; and of one event in all. */
export type FloodLimits = { readonly perSource: number; readonly inAll: number };

/** Keeps a flood from filling the log: what is held back is counted. */
export function createFloodGate({ perSource, inAll }: FloodLimits) {
  const bySource = new Map<string, number>();
  const byEvent = new Map<string, number>();
  const heldBack = new Map<string, number>();

  return {
    /** Whether a line may be written. Once an event has had its share, no source of it is noted any more. */
    letsThrough(event: string, source: string) {
      if ((byEvent.get(event) ?? 0) >= inAll || !hasRoom(`${event} ${source}`)) {
        add(heldBack, event);
        return false;
      }
      add(byEvent, event);
      return true;
    },

    /** Begins a new window; tells how many lines of each event the old one held back. */
    turnOver(): ReadonlyMap<string, number> {
      const counts = new Map(heldBack);
      for (const each of [bySource, byEvent, heldBack]) each.clear();
      return counts;
    },
  };

  function hasRoom(key: string) {
    if ((bySource.get(key) ?? 0) >= perSource) return false;
    add(bySource, key);
    return true;
  }
}

const add = (counts: Map<string, number>, key: string) =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
