import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { errorCode } from '@portal/server/error-code';
import { joinBelow } from '@portal/server/join-below';
import { sourceScheme } from '../webpack/source-names';

/** A line of a source, by its path in the repository. */
export type SourcePlace = { readonly file: string; readonly line: number };

/** A place in a script of a release, as stacks of a browser and of Node name it. */
const scriptPlace = /([\w-]+\/\w+\/(?:node\/)?[\w.-]+\.c?js)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g;

/** Says where the sources of releases have what a text names by its place in their scripts: by the maps beside these. */
export function createSourcePlaces(releasesFolder: string) {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  function mapOf(script: string) {
    const known = maps.get(script) ?? readMap(joinBelow(releasesFolder, `${script}.map`));
    maps.set(script, known);
    return known;
  }

  async function placesIn(text: string) {
    const found: SourcePlace[] = [];
    for (const [, script = '', line, column = '1'] of text.matchAll(scriptPlace)) {
      const map = await mapOf(script);
      const position = { line: Number(line), column: Number(column) - 1 };
      const original = map && originalPositionFor(map, position);
      if (!original?.source) continue;
      found.push({ file: original.source.replace(sourceScheme, ''), line: original.line });
    }
    return found;
  }

  /** The first place of a text that is in somebody's own sources, else in those of a package; nothing without one. */
  async function find(text: string): Promise<SourcePlace | undefined> {
    const places = await placesIn(text);
    return places.find(({ file }) => !file.startsWith('node_modules/')) ?? places[0];
  }

  return {
    find,
    /** The same in words. */
    describe: async (text: string) => {
      const place = await find(text);
      return place && `${place.file}, línea ${place.line}`;
    },
  };
}

/** Nothing, where a release has none: older ones, and those of other tools. */
async function readMap(file: string) {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
