import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { PublicPackage } from '../packages';
import { compile } from './compiler';

/** Types of a package: the text of each declaration file. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * Returns the exported types as declared by the compiler. Packages of different folders are
 * compiled separately, because the order affects the compiler's names for types.
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

/** The compiler does not copy handwritten declaration files. */
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

/** A single string literal at the end of a line, as a type or as the value of a name. */
const texts = /(?::|(?<=declare const \w+) =) (["'])([^"'\n]*)\1(?=;$)/gm;

/** A text with a space or an initial capital is for people; others are for programs. */
const isForPeople = (text: string) => text.includes(' ') || /^[¡¿«]?\p{Lu}\p{Ll}/u.test(text);

/** Private members are not part of the API, and would make classes of the same shape different. */
const privateMembers = /^ +(?:private [^\n]*|#private);\n/gm;

/** Texts for people are not part of a type, so their words may change. */
const withoutWords = (declared: string) =>
  declared.replace(texts, (type, _quote, text: string) => (isForPeople(text) ? ': string' : type));

export const declarationOf = (file: string) => file.replace(/(?:\.d)?\.tsx?$/, '.d.ts');
