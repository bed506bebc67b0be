import { findChromium, findEngines } from './find-browsers';
import { gate } from './parts';
import { findPrograms } from './postgres';
import { runAll } from './run-all';

// `npm test`. Downloads happen before the measured time.
findChromium();
findEngines();
findPrograms();

process.exitCode = await runAll(gate);
