import fastifyStatic from '@fastify/static';
import { namedFiles } from '@portal/releases/file-kinds';
import { preferredEncoding } from '@portal/server/content-encoding';
import type { FastifyInstance } from 'fastify';
import { releaseFileHeaders, scriptDeltas } from './script-deltas';

type StaticFilesOptions = { readonly releasesFolder: string; readonly publicFolder: string };

/** Serves release files, which never change, and the few files with a fixed address. */
export async function staticFiles(app: FastifyInstance, options: StaticFilesOptions) {
  scriptDeltas(app, options);
  app.addHook('onRequest', (request, _reply, done) => {
    // The plug-in takes `*` for gzip, even if gzip is refused.
    const { headers } = request.raw;
    headers['accept-encoding'] = preferredEncoding(request.headers['accept-encoding']);
    done();
  });
  await app.register(fastifyStatic, {
    root: options.releasesFolder,
    prefix: '/releases/',
    allowedPath: isFileForBrowsers,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    setHeaders(response, file) {
      for (const [name, value] of Object.entries(releaseFileHeaders(file))) {
        response.setHeader(name, value);
      }
    },
  });
  await app.register(fastifyStatic, {
    root: options.publicFolder,
    wildcard: false,
    maxAge: '1d',
    index: false,
    decorateReply: false,
  });
}

/** Only `/<application>/<id>/<file>`: the registry, manifests and Node builds stay private. */
const isFileForBrowsers = (path: string) =>
  /^\/[\w-]+\/\w+\/(assets\/)?[\w.-]+$/.test(path) &&
  (/\.(css|js)$/.test(path) || namedFiles.test(path));
