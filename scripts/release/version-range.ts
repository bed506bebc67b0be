/** Whether a version fits a range of the form `^1.2.3`: the same major, and not older. */
export function satisfies(version: string, range: string) {
  const offered = numbersOf(version);
  const wanted = numbersOf(range.replace('^', ''));
  if (offered[0] !== wanted[0]) return false;
  const difference = wanted.map((number, index) => (offered[index] ?? 0) - number);
  return (difference.find((step) => step !== 0) ?? 0) >= 0;
}

const numbersOf = (version: string) => version.split('.').map(Number);
