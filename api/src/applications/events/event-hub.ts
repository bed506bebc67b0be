type Listener = (news: string) => void;

/** Each holds a connection of this process. */
const maxStreams = 400;
/** One for each browser of one person, those closed a moment ago, and two a window of earlier releases. */
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
