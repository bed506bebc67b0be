export type Parts = ReturnType<typeof createParts>;

/** What has been started, to be ended the other way round. */
export function createParts() {
  const closing: (() => unknown)[] = [];
  return {
    own<Part>(part: Part, close: (part: Part) => unknown): Part {
      closing.unshift(() => close(part));
      return part;
    },
    async close() {
      for (const closeOne of closing) await closeOne();
    },
  };
}
