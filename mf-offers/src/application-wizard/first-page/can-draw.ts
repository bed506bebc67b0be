import { curriculumFile } from '@portal/contract/curriculum';
import * as v from 'valibot';

declare global {
  // TypeScript's library does not know it, nor do all browsers.
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether a file is worth it, and this browser can do it and is not told to save data. */
export const canDraw = (file: File) =>
  v.is(curriculumFile, file) && 'OffscreenCanvas' in globalThis && !navigator.connection?.saveData;
