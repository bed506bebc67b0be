import type { App } from './app-type';

declare module 'fastify' {
  interface FastifyContextConfig {
    isTwin?: boolean;
  }
}

/**
 * The specification writes some resources with «_» and some with «-» (reading A07), so each answers
 * to both spellings.
 */
export function addPathTwins(app: App) {
  app.addHook('onRoute', function addTwin(route) {
    const twin = twinOf(route.url);
    if (twin === undefined || route.method === 'HEAD' || route.config?.isTwin) return;
    const config = { ...route.config, isTwin: true, url: twin, method: route.method };
    // In the scope of its route, whose parsers it needs.
    this.route({ ...route, url: twin, config });
  });
}

/** The path with the other spelling of its resource. */
function twinOf(path: string): string | undefined {
  const [, resource = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(path) ?? [];
  if (resource.includes('_')) return `/api/${resource.replaceAll('_', '-')}${rest}`;
  return resource.includes('-') ? `/api/${resource.replaceAll('-', '_')}${rest}` : undefined;
}
