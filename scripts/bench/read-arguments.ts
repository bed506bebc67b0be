import { parseArgs } from 'node:util';

/** What a bench is to look at, and how often: `[what…] [--rounds 5]`. */
export function readArguments(defaultRounds: string) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: defaultRounds } },
  });
  return { positionals, rounds: Math.min(Number(values.rounds), 20) };
}
