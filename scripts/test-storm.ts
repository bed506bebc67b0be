import { parseArgs } from 'node:util';
import { brokenPromises, formatStorm } from './storm/report';
import { runStorm } from './storm/run-storm';

// `npm run test:storm`: honest people at work, first alone and then for two minutes during attacks.
// `npm test` uses `--short`; `--seed` repeats the same generated calls.

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const length = values.short
  ? { calmSeconds: 8, stormSeconds: 20 }
  : { calmSeconds: 60, stormSeconds: 120 };

// The storm acts as the one proxy in front.
process.env['TRUST_PROXY'] = '1';
// Hides thousands of refusals in the security log.
process.env['LOG_LEVEL'] = 'error';

const result = await runStorm({ ...length, seed: Number(values.seed) });
console.log(`${formatStorm(result)}\nsemilla ${values.seed}`);
const broken = brokenPromises(result);
for (const sentence of broken) console.error(sentence);
process.exitCode = broken.length === 0 ? 0 : 1;
