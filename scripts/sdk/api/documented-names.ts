import { posix } from 'node:path';
import { parseSync, type ModuleItem, type NamedExportSpecifier } from '@swc/core';
import type { Declarations } from './declarations';
import { isDeclaration, meaningsIn } from './meanings';

type Statement = {
  readonly item: ModuleItem;
  /** The names that it declares. */
  readonly names: readonly string[];
  /** Text of its docstring; empty if there is none. */
  readonly doc: string;
  readonly code: string;
};

/** An exported declaration, with the code of the private declarations that it uses. */
export type Documented = Omit<Statement, 'item'> & { readonly used: readonly string[] };

/** A file of declarations. */
type Source = {
  readonly statements: readonly Statement[];
  readonly privates: readonly Statement[];
  /** The exported declarations of another file, by its relative path. */
  readonly exportedBy: (path: string) => readonly Documented[];
};

/** Returns the exported declarations of a module, also those of other modules that it exports again. */
export function documentedNames(declarations: Declarations, file: string): readonly Documented[] {
  const statements = readStatements(declarations.get(file) ?? '');
  const privates = statements.filter(({ item }) => isDeclaration(item));
  const exportedBy = (path: string) =>
    documentedNames(declarations, `${posix.join(posix.dirname(file), path)}.d.ts`);
  return statements.flatMap((one): readonly Documented[] => {
    const { item, names } = one;
    if (item.type === 'ExportAllDeclaration') return exportedBy(item.source.value);
    if (item.type === 'ExportNamedDeclaration')
      return item.specifiers
        .filter((specifier) => specifier.type === 'ExportSpecifier')
        .flatMap((specifier) =>
          listed(specifier, item.source?.value, { statements, privates, exportedBy }),
        );
    return names.length > 0 && !isDeclaration(item) ? [document(one, privates)] : [];
  });
}

function readStatements(text: string): readonly Statement[] {
  // swc counts bytes, and continues after the previous text; the semicolon marks the beginning of this one.
  const source = `;${text}`;
  const { body } = parseSync(source, { syntax: 'typescript' });
  const start = body[0]?.span.start ?? 0;
  const bytes = Buffer.from(source);
  const textOf = (from: number, to: number) => bytes.toString('utf8', from - start, to - start);
  return body.slice(1).map((item, previous) => {
    const before = textOf(body[previous]?.span.end ?? start, item.span.start);
    const [, doc = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before) ?? [];
    return {
      item,
      names: namesIn(item),
      doc: doc.replaceAll(/^ *\* ?/gm, '').trim(),
      code: textOf(item.span.start, item.span.end),
    };
  });
}

function namesIn(item: ModuleItem): readonly string[] {
  if (item.type === 'ExportDefaultExpression') return ['default'];
  const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
  return isDeclaration(declared) ? meaningsIn(declared).map(([name]) => name) : [];
}

const document = ({ names, doc, code }: Statement, privates: readonly Statement[]): Documented => ({
  names,
  doc,
  code,
  used: [...new Set(usedBy(code, privates))].filter((one) => one !== code),
});

/** Returns the declaration of a name in braces. For a name of another package only its source is known. */
function listed(
  { orig: { value: name }, exported }: NamedExportSpecifier,
  from: string | undefined,
  { statements, privates, exportedBy }: Source,
): readonly Documented[] {
  const names = [exported?.value ?? name];
  const path = from ?? importedFrom(name, statements);
  if (path?.startsWith('.') === false)
    return [{ names, doc: `Re-exports \`${name}\` from \`${path}\`.`, code: '', used: [] }];
  const declared = path
    ? exportedBy(path)
    : privates.map((statement) => document(statement, privates));
  return declared.filter((one) => one.names.includes(name)).map((one) => ({ ...one, names }));
}

const importedFrom = (name: string, statements: readonly Statement[]) =>
  statements
    .map(({ item }) => item)
    .filter((item) => item.type === 'ImportDeclaration')
    .find(({ specifiers }) => specifiers.some(({ local }) => local.value === name))?.source.value;

/** Returns the code of the private declarations that a declaration uses, also indirectly. */
function usedBy(code: string, privates: readonly Statement[]): readonly string[] {
  const text = code.replaceAll(/\/\*[^]*?\*\//g, '');
  // A name before a colon is the name of a property.
  const used = privates.filter(({ names }) =>
    names.some((name) => new RegExp(`\\b${name}\\b(?!\\??:)`).test(text)),
  );
  const others = privates.filter((one) => !used.includes(one));
  return used.flatMap((one) => [one.code, ...usedBy(one.code, others)]);
}
