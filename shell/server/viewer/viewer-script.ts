import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The only script of the PDF page; a production build contains it ready-made. */
export const viewerScript = readFileSync(join(import.meta.dirname, 'in-viewer.js'), 'utf8');
