import { readFile } from 'node:fs/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { errorCode } from '@portal/server/error-code';
import { joinBelow } from '@portal/server/join-below';
import { sourceScheme } from '../webpack/source-names';

/** A line of a source. `file` is a path in the repository. */
export type SourcePlace = { readonly file: string; readonly line: number };

/** A position in a script, as in the stacks of browsers and of Node. */
const scriptPlace = /([\w-]+\/\w+\/(?:node\/)?[\w.-]+\.c?js)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g;

/** Finds source positions for script positions by source maps. */
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

  /** Prefers own sources to those of packages. */
  async function find(text: string): Promise<SourcePlace | undefined> {
    const places = await placesIn(text);
    return places.find(({ file }) => !file.startsWith('node_modules/')) ?? places[0];
  }

  return {
    find,
    /** The same as text. */
    describe: async (text: string) => {
      const place = await find(text);
      return place && `${place.file}, línea ${place.line}`;
    },
  };
}

/** Undefined for older releases and those of other tools. */
async function readMap(file: string) {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
