const told = new Set<string>();

/** Tells on the console why something could not be had: the same once, however often it is tried. */
export function tellCause(cause: unknown, of = '') {
  const key = of + String(cause);
  if (!told.has(key)) console.error(of, cause);
  // What is thrown on to somebody who does not know what it is of is told already.
  told.add(key).add(String(cause));
}
