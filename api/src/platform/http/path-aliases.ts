import type { App } from './app-type';

declare module 'fastify' {
  interface FastifyContextConfig {
    isAlias?: boolean;
  }
}

/**
 * The specification writes some resources with «_» and some with «-» (reading A07), so each answers
 * to both spellings.
 */
export function addPathAliases(app: App) {
  app.addHook('onRoute', function addAlias(route) {
    const alias = aliasOf(route.url);
    if (alias === undefined || route.method === 'HEAD' || route.config?.isAlias) return;
    const config = { ...route.config, isAlias: true, url: alias, method: route.method };
    // In the scope of its route, whose parsers it needs.
    this.route({ ...route, url: alias, config });
  });
}

/** The path with the other spelling of its resource. */
function aliasOf(path: string): string | undefined {
  const [, resource = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(path) ?? [];
  if (resource.includes('_')) return `/api/${resource.replaceAll('_', '-')}${rest}`;
  return resource.includes('-') ? `/api/${resource.replaceAll('-', '_')}${rest}` : undefined;
}
