import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { listFiles } from '../../release/release-files';
import { packedFiles, type SharedPackage } from '../packages';
import { compile } from './compiler';

/** The types of a package: the text of each file of declarations. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * The types of packages that lie beside each other, as the compiler declares them. The words of a text
 * that people read are no part of a type, so they may change.
 */
export function declare(packages: readonly SharedPackage[], work: string) {
  const root = dirname(packages[0]?.folder ?? '');
  const outDir = join(work, 'declared');
  mkdirSync(outDir, { recursive: true });
  const complaints = compile(work, {
    options: { ...declarationOptions, outDir, rootDir: root },
    include: packages.map(({ folder }) => join(folder, 'src')),
    exclude: ['ts', 'tsx'].map((ending) => join(root, '**', `*.test.${ending}`)),
  });
  if (complaints.length > 0) {
    const told = complaints.map(
      ({ file, reason }) => `No compila ${relative(root, resolve(file))}: ${reason}`,
    );
    throw new Error(told.join('\n'));
  }
  return new Map(packages.map((shared) => [shared.short, readDeclared(shared, outDir)]));
}

const declarationOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
};

/** What is declared by hand the compiler leaves where it is. */
function readDeclared(shared: SharedPackage, outDir: string): Declarations {
  const declared = join(outDir, shared.short);
  for (const file of packedFiles(shared).filter((name) => name.endsWith('.d.ts'))) {
    cpSync(join(shared.folder, file), join(declared, file));
  }
  return readDeclarations(declared);
}

const readDeclarations = (folder: string): Declarations =>
  new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => [file, withoutWords(readFileSync(join(folder, file), 'utf8'))]),
  );

export function writeDeclarations(folder: string, declarations: Declarations) {
  for (const [file, text] of declarations) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** One text alone as a type, or as the value of a name, where a line ends. */
const texts = /(?::|(?<=declare const \w+) =) (["'])([^"'\n]*)\1(?=;$)/gm;

/** A text with a space, or that begins as a sentence does, is for people; others are for programs. */
const isForPeople = (text: string) => text.includes(' ') || /^[¡¿«]?\p{Lu}\p{Ll}/u.test(text);

const withoutWords = (declared: string) =>
  declared.replace(texts, (type, _quote, text: string) => (isForPeople(text) ? ': string' : type));

/** Where the declarations of a source lie. */
export const declarationOf = (file: string) => file.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
