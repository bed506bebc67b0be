import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { componentName } from '@portal/releases/release-names';
import type { Compilation } from 'webpack';
import type { BuildTarget } from './build-target';

/** Returns a sentence for each page without its exported component. */
export function missingComponents(
  { modules, moduleGraph }: Compilation,
  { application, pages }: Pick<BuildTarget, 'application' | 'pages'>,
) {
  const byFile = new Map([...modules].map((module) => [module.nameForCondition(), module]));
  return pages.flatMap((page) => {
    const file = join('src', `${page}.tsx`);
    const module = byFile.get(realpathSync(join(application.folder, file)));
    const names = module && moduleGraph.getProvidedExports(module);
    const wanted = componentName(page);
    // The names of some re-exports are unknown.
    if (!Array.isArray(names) || names.includes(wanted)) return [];
    return [
      `${application.name}: ${file} no exporta ${wanted}; exporta con ese nombre el componente de la página.`,
    ];
  });
}
