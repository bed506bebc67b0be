import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '@portal/releases/integrity';
import { releaseUrl } from '@portal/releases/release-names';
import type { Release } from '@portal/releases/release';
import { compressed, sendBody } from '../compressed';
import { escapeText } from '../escape-text';
import { immutableCacheControl } from '../script-deltas';
import type { ReleaseSet, ReleaseSetRoute } from '../releases/release-set';
import { starterScript as script } from './starter-script';

const hash = createHash('sha256').update(script).digest('hex');

/** Contains the content hash, so that browsers cache it permanently. */
const path = `/releases/starter/${hash.slice(0, 12)}.js`;
const integrity = integrityOf(script);

/** Serves the starter script, which loads a shell if the page's own script fails. */
export async function starterFile(app: FastifyInstance) {
  const bodies = await compressed(Buffer.from(script));
  app.get(path, (_request, reply) => {
    reply.headers({
      'cache-control': immutableCacheControl,
      vary: 'accept-encoding',
    });
    return sendBody(reply.type('text/javascript; charset=utf-8'), bodies);
  });
}

/** Script tag of the starter, with the possible shells in order of preference. */
export function starterTag({ shells, conditions }: ReleaseSet, { path: route }: ReleaseSetRoute) {
  const data = escapeText(JSON.stringify(shells.map(toShell)));
  const share = conditions.drawsShare ? ' data-draws-share' : '';
  return `<script type="module" async src="${path}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low" data-shells="${data}" data-route="${escapeText(route)}"${share}></script>`;
}

const toShell = ({ name, id, entry, files }: Release) => ({
  url: releaseUrl(name, id, entry),
  integrity: files[entry]?.integrity,
});
