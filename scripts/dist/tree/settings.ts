import { join, resolve } from 'node:path';
import { toolsFolder } from './applications';

// The first import of each program of a production tree: what its settings are unless they are set. The
// tree itself is only read; whatever is written goes below DATA_DIR, wherever a program is called from.

const { DATA_DIR, RELEASES_DIR, CACHE_DIR, DEMO_DATA } = process.env;

const dataFolder = resolve(toolsFolder, DATA_DIR || 'data');

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataFolder,
  RELEASES_DIR: resolve(toolsFolder, RELEASES_DIR || join(dataFolder, 'releases')),
  CACHE_DIR: resolve(toolsFolder, CACHE_DIR || join(dataFolder, '.cache')),
  // Accounts whose passwords everybody knows are nothing that one gets unasked.
  DEMO_DATA: DEMO_DATA || '0',
});
