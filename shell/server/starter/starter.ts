import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { sessionKeys } from '@portal/contract/session';
import { integrityOf } from '@portal/releases/integrity';
import { loadReportsPath, loadTimes } from '@portal/releases/load-report';
import { developmentId, releaseUrl } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import { compressed, sendBody } from '../compressed';
import { escapeText } from '../escape-text';
import type { Site, SiteRoute } from '../releases/compose-site';
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

/** One script of all parts. */
const script = outputFiles.map(({ text }) => text).join('');

const hash = createHash('sha256').update(script).digest('hex');

/** Named after its content, so that browsers keep it for good. */
const path = `/releases/starter/${hash.slice(0, 12)}.js`;
const integrity = integrityOf(script);

/** Serves the script by which a page gets its shell if that does not come by itself. */
export async function starterFile(app: FastifyInstance) {
  const bodies = await compressed(Buffer.from(script));
  app.get(path, (_request, reply) => {
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    return sendBody(reply.type('text/javascript; charset=utf-8'), bodies);
  });
}

/** It comes beside the page's scripts, with the releases that it may start, the best first. */
export function starterTag({ shells, conditions }: Site, { path: route }: SiteRoute) {
  const data = escapeText(JSON.stringify(shells.map(toShell)));
  const share = conditions.drawsShare ? ' data-draws-share' : '';
  return `<script type="module" async src="${path}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low" data-shells="${data}" data-route="${escapeText(route)}"${share}></script>`;
}

const toShell = ({ name, id, entry, files }: Release) => ({
  url: releaseUrl(name, id, entry),
  integrity: files[entry]?.integrity,
});
