import { posix } from 'node:path';
import { parseSync, type ExportNamedDeclaration, type ModuleItem } from '@swc/core';
import type { Declarations } from './declarations';
import { meaningsIn, value, type Meaning, type Named } from './meanings';

export type ExportedNames = ReadonlyMap<string, readonly Meaning[]>;

/** Includes re-exports from the same package. */
export function exportedNames(declarations: Declarations, file: string): ExportedNames {
  const { body } = parseSync(declarations.get(file) ?? '', { syntax: 'typescript' });
  const namesOf = (path: string) =>
    exportedNames(declarations, `${posix.join(posix.dirname(file), path)}.d.ts`);
  const names = new Map<string, Meaning[]>();
  for (const [name, ...meanings] of body.flatMap((item) => namesIn(item, namesOf))) {
    names.set(name, [...(names.get(name) ?? []), ...meanings]);
  }
  return names;
}

type NamesOf = (path: string) => ExportedNames;

function namesIn(item: ModuleItem, namesOf: NamesOf): readonly Named[] {
  if (item.type === 'ExportDeclaration') return meaningsIn(item.declaration);
  if (item.type === 'ExportNamedDeclaration') return listedNames(item, namesOf);
  if (item.type === 'ExportAllDeclaration') return [...namesOf(item.source.value)].map(flatten);
  const isDefault =
    item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression';
  return isDefault ? [['default', value]] : [];
}

/** Types of libraries are not checked, but re-exported values must remain. */
function listedNames({ specifiers, source, typeOnly }: ExportNamedDeclaration, namesOf: NamesOf) {
  const own = source?.value.startsWith('.') ? namesOf(source.value) : undefined;
  return specifiers.map((specifier): Named => {
    if (specifier.type !== 'ExportSpecifier')
      throw new Error('A module exported under a name («export * as») cannot be compared.');
    const { orig, exported, isTypeOnly } = specifier;
    const meanings = own?.get(orig.value) ?? (typeOnly || isTypeOnly ? [] : [value]);
    return [(exported ?? orig).value, ...meanings];
  });
}

const flatten = ([name, meanings]: readonly [string, readonly Meaning[]]): Named => [
  name,
  ...meanings,
];
