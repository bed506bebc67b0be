import { parts } from './parts';
import { runAll } from './run-all';

// `npm run test:all [-- part …]`: everything that is proved, or only the parts named.

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));

if (unknown.length > 0) {
  console.error(
    `No hay parte «${unknown.join('», «')}». Partes: ${Object.keys(parts).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  // Tests that make up their calls get another seed in each run, and say which.
  process.env['TEST_SEED'] ??= String(Math.floor(Math.random() * 1e9));
  const chosen = Object.entries(parts).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  process.exitCode = await runAll(chosen.flatMap(([, groups]) => groups));
  console.log(`Semilla: TEST_SEED=${process.env['TEST_SEED']}`);
}
