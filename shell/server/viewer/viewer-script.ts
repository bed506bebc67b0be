import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one script of the page that shows a PDF; a production tree has it ready. */
export const viewerScript = readFileSync(join(import.meta.dirname, 'in-viewer.js'), 'utf8');
