import type { App } from './app-type';

declare module 'fastify' {
  interface FastifyContextConfig {
    isAlias?: boolean;
  }
}

/**
 * Registers both spellings, because the specification uses «_» and «-» in resources (reading A07).
 */
export function addPathAliases(app: App) {
  app.addHook('onRoute', function addAlias(route) {
    const alias = aliasOf(route.url);
    if (alias === undefined || route.method === 'HEAD' || route.config?.isAlias) return;
    const config = { ...route.config, isAlias: true, url: alias, method: route.method };
    // The alias needs the parsers of its route's scope.
    this.route({ ...route, url: alias, config });
  });
}

/** Returns the path with the other spelling. */
function aliasOf(path: string): string | undefined {
  const [, resource = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(path) ?? [];
  if (resource.includes('_')) return `/api/${resource.replaceAll('_', '-')}${rest}`;
  return resource.includes('-') ? `/api/${resource.replaceAll('-', '_')}${rest}` : undefined;
}
