import process from 'node:process';
import { loadPackages, loadSources } from '../../api/src/start/load';
import { endWithParent } from '../start/end-with-parent';

/**
 * The next API process waits with its packages loaded. At the message «load» it loads the current
 * sources while the previous process ends. At «start» it takes over the port and the data.
 */
const told = (word: string) =>
  new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === word) resolve();
    });
  });
const load = told('load');
const start = told('start');

const leave = () => process.exit();
process.once('disconnect', leave);

await loadPackages();
await load;
await loadSources();
await start;
process.off('disconnect', leave);
endWithParent();
await import('../../api/src/start/server');
