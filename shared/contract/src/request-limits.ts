import { maxCurriculumBytes } from './curriculum';

/** The longest body of a call that brings no file. */
export const maxCallBytes = 256 * 1024;

/** The longest body with a file: the largest file, and what stands beside it. */
export const maxUploadBytes = maxCurriculumBytes + 128 * 1024;
