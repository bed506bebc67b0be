import { findChromium, findEngines } from './find-browsers';
import { gate } from './parts';
import { findPrograms } from './postgres';
import { runAll } from './run-all';

// `npm test`: what has to be downloaded comes before the time that is told.
findChromium();
findEngines();
findPrograms();

process.exitCode = await runAll(gate);
