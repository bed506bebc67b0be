/** Licences, by their SPDX identifiers, that ask for no more than to be named and told along. */
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

/** By package, a licence that it alone may have, as it is installed as files of its own that anybody can replace. */
const exceptions: readonly (readonly [name: RegExp, license: string])[] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
];

/** Whether an SPDX expression of licences joined by AND, each a choice of several by OR or none, may be. */
export const isAllowed = (name: string, expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => isAllowedFor(name, license.trim())));

const isAllowedFor = (name: string, license: string) =>
  allowed.has(license) ||
  exceptions.some(([names, exception]) => names.test(name) && exception === license);
