import { curriculumFile } from '@portal/contract/curriculum';
import * as v from 'valibot';

declare global {
  // Missing in TypeScript's library and in some browsers.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** True if the file is valid, the browser can draw it and does not save data. */
export const canDraw = (file: File) =>
  v.is(curriculumFile, file) && 'OffscreenCanvas' in globalThis && !navigator.connection?.saveData;
