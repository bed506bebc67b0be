/** SPDX identifiers of licences that only require attribution and a copy of their text. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/**
 * Licences of single packages, which users can replace because they are installed as separate
 * files.
 */
const exceptions: readonly (readonly [name: RegExp, license: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
];

/** Supports SPDX expressions with AND of parts, each of which may be a choice by OR. */
export const isAllowed = (name: string, expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => isAllowedFor(name, license.trim())));

const isAllowedFor = (name: string, license: string) =>
  allowed.has(license) ||
  exceptions.some(([names, exception]) => names.test(name) && exception === license);
