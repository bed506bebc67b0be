import type { App } from '../http/app-type';
import { createDocument } from './document';
import { createPage } from './page';
import type { DocumentSection } from './route-docs';

/** The document for programs and for people; made when it is first asked for, when all routes stand. */
export function openApiRoutes(app: App, docs: readonly DocumentSection[]) {
  let document: ReturnType<typeof createDocument> | undefined;
  const read = () => (document ??= createDocument(app.declaredRoutes, docs));

  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return read();
  });

  app.get('/api/docs', { config: { access: 'public' } }, (_request, reply) => {
    const { html, styleHash } = createPage(read());
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
