import * as v from 'valibot';
import { createLogger } from '../src/platform/logger';

const line = v.pipe(v.string(), v.parseJson(), v.looseObject({ msg: v.string() }));

/** Creates a logger like the server's, and collects its lines. */
export function createTestLog() {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (text: string) => lines.push(text) });

  return {
    logger,
    text: () => lines.join(''),
    security: () =>
      lines.map((text) => v.parse(line, text)).filter(({ msg }) => msg === 'security'),
  };
}
