type Listener = (news: string) => void;

/** Each stream holds a connection of this process. */
const maxStreams = 400;
/** One per browser, plus recently closed ones. Windows of earlier releases use two. */
const maxStreamsPerUser = 24;

/** Passes news to all listeners in this process. */
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
