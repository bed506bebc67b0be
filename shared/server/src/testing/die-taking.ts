import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { acquireLock } from '../lock-file';

/** Kills itself when it holds the lock, or while it takes over that of a dead process. */
const [path = ''] = process.argv.slice(2);

const die = () => process.kill(process.pid, 'SIGKILL');
fs.renameSync = die;
syncBuiltinESMExports();
acquireLock(path);
die();
