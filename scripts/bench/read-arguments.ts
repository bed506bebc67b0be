import { parseArgs } from 'node:util';

/** Reads the arguments of a benchmark: `[subject…] [--rounds 5]`. */
export function readArguments(defaultRounds: string) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: defaultRounds } },
  });
  return { positionals, rounds: Math.min(Number(values.rounds), 20) };
}
