import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { PublicPackage } from '../packages';
import { compile } from './compiler';

/** The types of a package: the text of each file of declarations. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * The types of what packages export, as the compiler declares them. Packages of one folder are compiled together,
 * those of another by themselves, as the compiler names a type by what it has met on the way.
 */
export function declare(packages: readonly PublicPackage[], work: string, use: Use = 'compared') {
  const roots = new Set(packages.map(({ folder }) => dirname(folder)));
  return new Map(
    [...roots].flatMap((root) =>
      declareTogether(
        packages.filter(({ folder }) => dirname(folder) === root),
        { root, work, use },
      ),
    ),
  );
}

function declareTogether(packages: readonly PublicPackage[], { root, work, use }: Place) {
  const outDir = mkdtempSync(join(work, 'declared-'));
  const complaints = compile(work, {
    options: { ...declarationOptions, removeComments: use === 'compared', outDir, rootDir: root },
    include: packages.flatMap(({ folder, files }) =>
      files.filter(isTyped).map((file) => join(folder, file)),
    ),
  });
  if (complaints.length > 0) {
    const told = complaints.map(
      ({ file, reason }) => `No compila ${relative(root, resolve(file))}: ${reason}`,
    );
    throw new Error(told.join('\n'));
  }
  return packages.map(
    (one) => [one.short, readDeclared(one, join(outDir, relative(root, one.folder)), use)] as const,
  );
}

/** Declarations that are compared have neither comments nor texts for people. */
type Use = 'compared' | 'documented';

type Place = { readonly root: string; readonly work: string; readonly use: Use };

const isTyped = (file: string) => /\.tsx?$/.test(file);

const declarationOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
};

/** What is declared by hand the compiler leaves where it is. */
const readDeclared = ({ folder, files }: PublicPackage, declared: string, use: Use): Declarations =>
  new Map(
    files.filter(isTyped).map((file) => {
      const path = file.endsWith('.d.ts')
        ? join(folder, file)
        : join(declared, declarationOf(file));
      const text = readFileSync(path, 'utf8').replace(privateMembers, '');
      return [declarationOf(file), use === 'compared' ? withoutWords(text) : text];
    }),
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

/** What is private belongs to nobody else, and would make two classes of the same shape different. */
const privateMembers = /^ +(?:private [^\n]*|#private);\n/gm;

/** Texts that people read are no part of a type, so their words may change. */
const withoutWords = (declared: string) =>
  declared.replace(texts, (type, _quote, text: string) => (isForPeople(text) ? ': string' : type));

/** Where the declarations of a source lie. */
export const declarationOf = (file: string) => file.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
