import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '@portal/server/start-failure';
import { repositoryFolder } from './applications';
import { makeTree } from './dist/make-tree';
import { describeTree } from './dist/report';
import { reportFailure } from './start/report-failure';

// `npm run dist [-- --into folder]`: makes a folder that needs only Node in production.

try {
  const folder = resolve(repositoryFolder, readFolder());
  const counts = await makeTree(folder);
  console.log(describeTree(folder, counts));
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}

function readFolder() {
  try {
    const { values } = parseArgs({ options: { into: { type: 'string', default: 'dist' } } });
    return values.into;
  } catch {
    throw new StartFailure('Uso: npm run dist [-- --into carpeta]');
  }
}
