const maxDepth = 20;

/**
 * Finds data that cannot be stored: the database accepts neither NUL nor unpaired surrogates, and
 * no body of the contract is deeply nested. Iterative, so that depth cannot exhaust the stack.
 */
export function storableProblem(data: unknown): string | undefined {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return 'Los datos enviados están demasiado anidados.';
    if (level.some(isUnstorableText)) return 'El texto contiene caracteres no válidos.';
    level = level.flatMap(partsOf);
  }
  return undefined;
}

/** Without NUL and unpaired surrogates. */
export const storableText = /^[^\0\p{Surrogate}]*$/u;

const isUnstorableText = (value: unknown) => typeof value === 'string' && !storableText.test(value);

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
