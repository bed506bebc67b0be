import process from 'node:process';
import { loadPackages, loadSources } from '../../api/src/start/load';
import { endWithParent } from '../start/end-with-parent';

/**
 * The next process of the API waits with its packages loaded. Told «load», it loads the sources as they are
 * then, while the process before it ends; told «start», it takes over port and data.
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
