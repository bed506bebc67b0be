import Fastify, { type FastifyReply } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';

/** The site compresses its pages with the same quality. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Serves the site's page without scripts, but with its font and pictures, to show the cost of
 * scripts.
 */
export async function startScriptlessSite(site: string, path: string) {
  const html = withoutScripts(await (await fetch(site + path)).text());
  const page = brotliCompressSync(html, { params });
  const app = Fastify({ forceCloseConnections: true });
  app.get(path, (_request, reply) =>
    reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(page),
  );
  app.get('*', ({ url }, reply) => passOn(site + url, reply));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { name: 'sin scripts', address, stop: () => app.close() };
}

const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');

async function passOn(url: string, reply: FastifyReply) {
  const answer = await fetch(url);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return reply
    .code(answer.status)
    .type(type)
    .send(Buffer.from(await answer.arrayBuffer()));
}
