export type Parts = ReturnType<typeof createParts>;

/** Collects started parts and closes them in reverse order. */
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
