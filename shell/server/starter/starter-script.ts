import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { sessionKeys } from '@portal/contract/session';
import { loadReportsPath, loadTimes } from '@portal/releases/load-report';
import { developmentId } from '@portal/releases/release-names';
import { workPaths } from '../../src/work-bar/is-work-path';
import { shareCookie } from '../releases/visitor';

/** What its parts know of the site. */
const constants = {
  developmentId,
  loadReportsPath,
  loadTimes,
  shareCookie,
  tokenKey: sessionKeys.token,
  workPaths,
};

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, 'in-page.js')],
  define: Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  ),
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  target: 'es2022',
  write: false,
});

/** One script of all parts; a production tree has it ready. */
export const starterScript = outputFiles.map(({ text }) => text).join('');
