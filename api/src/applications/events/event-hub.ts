type Listener = (ids: readonly number[]) => void;

/** Each holds a connection of this process. */
const maxStreams = 200;
/** Windows of one person that are looked at at the same time, and those closed a moment ago. */
const maxStreamsPerUser = 12;

/** Passes on which applications changed, to whoever is listening in this process. */
export function createEventHub() {
  const listeners = new Map<Listener, string>();
  const countOf = (owner: string) =>
    [...listeners.values()].filter((other) => other === owner).length;

  return {
    publish: (ids: readonly number[]) => listeners.forEach((_owner, listener) => listener(ids)),

    hasRoomFor: (owner: string) =>
      listeners.size < maxStreams && countOf(owner) < maxStreamsPerUser,

    subscribe(owner: string, listener: Listener) {
      listeners.set(listener, owner);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
