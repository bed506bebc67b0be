const maxResults = 500;

/**
 * Stands in for Chakra's own memo, which takes styles of the same properties in another order for
 * the same: class names then depend on what the process rendered before, and a page of a server that
 * runs for long does not hydrate.
 */
export function memo<T>(compute: (...args: readonly unknown[]) => T) {
  const results = new Map<string, T>();

  return (...args: readonly unknown[]): T => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...args);
    if (results.size >= maxResults) results.clear();
    results.set(key, result);
    return result;
  };
}
