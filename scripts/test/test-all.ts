import { parts } from './parts';
import { runAll } from './run-all';

// `npm run test:all [-- part …]`: runs all tests, or only the named parts.

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));

if (unknown.length > 0) {
  console.error(
    `No hay parte «${unknown.join('», «')}». Partes: ${Object.keys(parts).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  // Tests with generated calls use a new seed in each run and print it.
  process.env['TEST_SEED'] ??= String(Math.floor(Math.random() * 1e9));
  const chosen = Object.entries(parts).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  process.exitCode = await runAll(chosen.flatMap(([, groups]) => groups));
  console.log(`Semilla: TEST_SEED=${process.env['TEST_SEED']}`);
}
