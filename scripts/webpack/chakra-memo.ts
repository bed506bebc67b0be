const maxResults = 500;

/**
 * Replaces Chakra's memo, which treats styles with the same properties in another order as equal.
 * Class names would then depend on earlier renders, and pages of a long-running server would not
 * hydrate.
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
