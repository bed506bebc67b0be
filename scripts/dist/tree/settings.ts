import { join, resolve } from 'node:path';
import { toolsFolder } from './applications';

// Default settings; the first import of each program of a production tree. The tree is read-only:
// all files are written below DATA_DIR.

const { DATA_DIR, RELEASES_DIR, CACHE_DIR, DEMO_DATA } = process.env;

const dataFolder = resolve(toolsFolder, DATA_DIR || 'data');

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataFolder,
  RELEASES_DIR: resolve(toolsFolder, RELEASES_DIR || join(dataFolder, 'releases')),
  CACHE_DIR: resolve(toolsFolder, CACHE_DIR || join(dataFolder, '.cache')),
  // Demo accounts have known passwords, so they must be requested explicitly.
  DEMO_DATA: DEMO_DATA || '0',
});
