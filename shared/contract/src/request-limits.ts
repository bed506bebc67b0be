import { maxCurriculumBytes } from './curriculum';

/** Longest request body without a file, in bytes. */
export const maxCallBytes = 256 * 1024;

/** Longest request body with a file, in bytes: the largest file and the other fields. */
export const maxUploadBytes = maxCurriculumBytes + 128 * 1024;
