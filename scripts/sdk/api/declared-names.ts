import { parseSync, type ImportSpecifier, type ModuleItem } from '@swc/core';
import { isDeclaration, meaningsIn } from './meanings';

/** A name that a file declares or re-exports. */
export type DeclaredName = {
  readonly text: string;
  /** All names and string literals in it, including the modules of its imports. */
  readonly words: readonly string[];
};

/** Means all names of a module. */
export const everything = '*';

/** By name, without differences of layout. */
export function declaredNames(text: string): ReadonlyMap<string, DeclaredName> {
  const names = new Map<string, DeclaredName>();
  for (const [name, said] of parseSync(text, { syntax: 'typescript' }).body.flatMap(namesIn)) {
    const before = names.get(name);
    const both = before && {
      text: before.text + said.text,
      words: [...before.words, ...said.words],
    };
    names.set(name, both ?? said);
  }
  return names;
}

type Named = readonly [name: string, said: DeclaredName];

function namesIn(item: ModuleItem): readonly Named[] {
  if (isDeclaration(item)) return meaningsIn(item).map(([name]) => [name, describe(item)]);
  switch (item.type) {
    case 'ExportDeclaration':
      return meaningsIn(item.declaration).map(([name]) => [name, describe(item.declaration)]);
    case 'ImportDeclaration':
      return item.specifiers.map((part) => [
        part.local.value,
        describe([part, item.source], takenBy[part.type]),
      ]);
    case 'ExportNamedDeclaration':
      return item.specifiers.flatMap((part) =>
        part.type === 'ExportSpecifier'
          ? [[(part.exported ?? part.orig).value, describe([part, item.source])] as const]
          : [],
      );
    case 'ExportAllDeclaration':
      return [[everything, describe(item, [everything])]];
    case 'ExportDefaultExpression':
      return [['default', describe(item)]];
    default:
      return [];
  }
}

const takenBy: Record<ImportSpecifier['type'], readonly string[]> = {
  ImportSpecifier: [],
  ImportDefaultSpecifier: ['default'],
  ImportNamespaceSpecifier: [everything],
};

function describe(node: unknown, alsoTaken: readonly string[] = []): DeclaredName {
  const words = new Set(alsoTaken);
  const text = JSON.stringify(node, (key, value: unknown) => {
    if (key === 'value' && typeof value === 'string') words.add(value);
    return layout.has(key) ? undefined : value;
  });
  return { text, words: [...words] };
}

/** Properties for positions and quotes. */
const layout = new Set(['span', 'ctxt', 'raw']);
