type Listener = (news: string) => void;

/** Each holds a connection of this process. */
const maxStreams = 400;
/**
 * Two for each window of one person that is looked at, its bar and its list, and those closed a moment
 * ago.
 */
const maxStreamsPerUser = 24;

/** Passes on what changed, to whoever is listening in this process. */
export function createEventHub() {
  const listeners = new Map<Listener, string>();
  const countOf = (owner: string) =>
    [...listeners.values()].filter((other) => other === owner).length;

  return {
    publish: (news: string) => listeners.forEach((_owner, listener) => listener(news)),

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
