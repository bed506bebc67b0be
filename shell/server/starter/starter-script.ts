import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { sessionKeys } from '@portal/contract/session';
import { loadReportsPath, loadTimes } from '@portal/releases/load-report';
import { developmentId } from '@portal/releases/release-names';
import { workPaths } from '../../src/work-bar/is-work-path';
import { shareCookie } from '../releases/visitor';

/** Constants of the site for the parts of the script. */
const constants = {
  developmentId,
  loadReportsPath,
  loadTimes,
  shareCookie,
  tokenKey: sessionKeys.token,
  workPaths,
};

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, 'start-shell.js')],
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

/** The bundled script; a production build contains it ready-made. */
export const starterScript = outputFiles.map(({ text }) => text).join('');
