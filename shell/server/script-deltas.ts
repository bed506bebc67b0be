import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deltaEncoding, deltaFile } from '@portal/releases/delta';
import { releaseFolder } from '@portal/releases/release';
import type { FastifyInstance } from 'fastify';
import { askedDictionary } from './asked-dictionary';

/** A script that browsers fetch: `<application>/<id>/<file>`. */
const scriptPath = /([\w-]+)\/(\w+)\/([\w.-]+\.js)(?:\.br|\.gz)?$/;

/** How long what never changes is kept, in seconds. */
const year = 31_536_000;

/**
 * Headers of a file of a release beside those of every file. A script is a dictionary for the script of
 * the same name in any release of its application (RFC 9842 §2.1).
 */
export function releaseFileHeaders(path: string): Readonly<Record<string, string>> {
  const [, application, , file] = scriptPath.exec(path) ?? [];
  if (!application) return { vary: 'accept-encoding' };
  return {
    vary: 'accept-encoding, available-dictionary',
    'use-as-dictionary': `match="/releases/${application}/*/${file}"`,
  };
}

/** Answers who has the same script of an earlier release with what differs, if that was written. */
export function scriptDeltas(app: FastifyInstance, options: { readonly releasesFolder: string }) {
  app.addHook('onRequest', async (request, reply) => {
    const dictionary = askedDictionary(request.headers);
    if (!dictionary) return;
    const [, application, id, file] = scriptPath.exec(request.url) ?? [];
    if (!application || !id || !file) return;
    const folder = releaseFolder(options.releasesFolder, application, id);
    const delta = await readFile(join(folder, deltaFile(file, dictionary))).catch(() => undefined);
    if (!delta) return;
    return reply
      .type('application/javascript; charset=utf-8')
      .headers(releaseFileHeaders(request.url))
      .headers({
        'cache-control': `public, max-age=${year}, immutable`,
        'content-encoding': deltaEncoding,
      })
      .send(delta);
  });
}
