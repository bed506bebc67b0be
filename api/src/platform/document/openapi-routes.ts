import type { App } from '../http/app-type';
import { createDocument } from './document';
import type { Platform } from '../platform';
import type { JsonSchema } from './json-schema';
import { createPage } from './page';
import type { DocumentSection } from './route-docs';

/** Creates the document on the first request, when all routes are registered. */
export function openApiRoutes(
  app: App,
  { readCompany }: Pick<Platform, 'readCompany'>,
  docs: readonly DocumentSection[],
) {
  let made: { name: string; email: string; document: JsonSchema } | undefined;
  async function read() {
    const { name, email } = await readCompany();
    if (made?.name === name && made.email === email) return made.document;
    const document = createDocument(app.declaredRoutes, docs, { name, email });
    made = { name, email, document };
    return document;
  }

  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return read();
  });

  app.get('/api/docs', { config: { access: 'public' } }, async (_request, reply) => {
    const { html, styleHash } = createPage(await read());
    return reply
      .header('cache-control', 'public, max-age=300')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
