import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { commonHeaders } from './pages/security-headers';

type StaticFilesOptions = { readonly releasesFolder: string; readonly publicFolder: string };

/** Serves the files of the releases, which never change, and the few that have a fixed address. */
export async function staticFiles(app: FastifyInstance, options: StaticFilesOptions) {
  await app.register(fastifyStatic, {
    root: options.releasesFolder,
    prefix: '/releases/',
    allowedPath: isFileForBrowsers,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    setHeaders,
  });
  await app.register(fastifyStatic, {
    root: options.publicFolder,
    wildcard: false,
    maxAge: '1d',
    index: false,
    decorateReply: false,
    setHeaders,
  });
}

/** `/<application>/<id>/<file>`: the registry, release descriptions and Node's builds stay inside. */
const isFileForBrowsers = (path: string) =>
  /^\/[\w-]+\/\w+\/(assets\/)?[\w.-]+\.(js|svg|png|webp|avif|woff2|mp4|webm|vtt)$/.test(path);

type HeaderTarget = { setHeader: (name: string, value: string) => unknown };

function setHeaders(response: HeaderTarget) {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
}
