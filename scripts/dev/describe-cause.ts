import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NotRendered } from 'shell/development-site';
import type { PageCause, Problem } from 'shell/development/development-state';
import { repositoryFolder, type Application } from '../applications';
import { createSourcePlaces, type SourcePlace } from '../release/source-places';
import { excerptOf } from './describe-problem';

/** Finds the source position of failures reported by pages or by the renderer. */
export function createCauses(releasesFolder: string, applications: readonly Application[]) {
  // Source maps change with each build, so they are not cached.
  const placeOf = (text: string) => createSourcePlaces(releasesFolder).find(text);

  return {
    /** Describes a failure of an open page, for the panel. */
    async describe({ application, page, text }: PageCause): Promise<Problem> {
      const problem = {
        title: `La página ${page} de ${application} falla en el navegador`,
        detail: wordsOf(text),
      };
      const place = await placeOf(text);
      if (!place) return { ...problem, excerpt: [] };
      const source = await readFile(fileOf(place, applications), 'utf8').catch(() => '');
      return { ...problem, place, excerpt: source ? excerptOf(source, place.line) : [] };
    },

    /** Describes a failed rendering in one sentence, for the terminal. */
    async notRendered(route: string, { reason, stack = '' }: NotRendered): Promise<string> {
      const place = await placeOf(stack);
      const where = place ? ` en ${place.file}, línea ${place.line}` : '';
      return `El servidor no puede renderizar ${route}, así que lo hace el navegador: «${reason}»${where}. Mueve a un efecto el código que solo funciona en el navegador, o declara la ruta con «render: 'client'».`;
    },
  };
}

/** The message without its stack. */
const wordsOf = (text: string) => (text.split(/\n\s+at |\n\S*@/)[0] ?? text).trim();

/** The path on this machine. */
function fileOf({ file }: SourcePlace, applications: readonly Application[]) {
  const own = applications.find(({ name }) => file.startsWith(`${name}/`));
  return own ? join(own.folder, file.slice(own.name.length + 1)) : join(repositoryFolder, file);
}
