import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { takeLock } from '../lock-file';

/** Takes a lock and dies by a signal: as soon as it is held, or while it would be taken over from a dead one. */
const [path = ''] = process.argv.slice(2);

const die = () => process.kill(process.pid, 'SIGKILL');
fs.renameSync = die;
syncBuiltinESMExports();
takeLock(path);
die();
