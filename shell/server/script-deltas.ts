import { readFile } from 'node:fs/promises';
import { deltaFile } from '@portal/releases/delta';
import { releaseFolder } from '@portal/releases/release';
import { deltaEncoding } from '@portal/server/content-encoding';
import { joinBelow } from '@portal/server/join-below';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestedDictionary } from './requested-dictionary';

/** Path of a script: `<application>/<id>/<file>`. */
const scriptPath = /\/([\w-]+)\/(\w+)\/([\w.-]+\.js)(?:\.br|\.gz)?$/;

/** For files that never change: one year. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/**
 * Additional headers of release files. A script is the dictionary of the same script in all
 * releases of its application (RFC 9842 §2.1).
 */
export function releaseFileHeaders(path: string): Readonly<Record<string, string>> {
  const [, application, , file] = scriptPath.exec(path) ?? [];
  if (!application) return { vary: 'accept-encoding' };
  return {
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': `match="/releases/${application}/*/${file}"`,
  };
}

/** Sends a stored delta to clients with the same script of an earlier release. */
export function scriptDeltas(app: FastifyInstance, options: { readonly releasesFolder: string }) {
  app.addHook('onRequest', async (request, reply) => {
    const delta = await readDelta(options.releasesFolder, request);
    if (!delta) return undefined;
    return reply
      .type('application/javascript; charset=utf-8')
      .headers(releaseFileHeaders(request.url))
      .headers({
        'cache-control': immutableCacheControl,
        'content-encoding': deltaEncoding,
      })
      .send(delta);
  });
}

async function readDelta(releasesFolder: string, { url, headers }: FastifyRequest) {
  const dictionary = requestedDictionary(headers);
  const [, application, id, file] = scriptPath.exec(url) ?? [];
  if (!dictionary || !application || !id || !file) return undefined;
  const folder = releaseFolder(releasesFolder, application, id);
  return readFile(joinBelow(folder, deltaFile(file, dictionary))).catch(() => undefined);
}
