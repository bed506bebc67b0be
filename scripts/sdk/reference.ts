import { slug } from '../docs/markdown';
import { inWorkFolder } from './api/check-packages';
import { declarationOf, declare, type Declarations } from './api/declarations';
import { documentedNames, type Documented } from './api/documented-names';
import { modulesOf } from './api/modules';
import type { PublicPackage } from './packages';

/** The Markdown file of a package that describes its exported names. */
export const referenceFile = 'REFERENCE.md';

type Reference = {
  readonly described: PublicPackage;
  readonly text: string;
  /** Number of exported names. */
  readonly names: number;
  /** Number of exported names without a docstring. */
  readonly undescribed: number;
};

/** Returns the references of packages, made from their declarations. */
export function makeReferences(packages: readonly PublicPackage[]): readonly Reference[] {
  const declared = inWorkFolder((work) => declare(packages, work, 'documented'));
  return packages.map((one) => makeReference(one, declared.get(one.short) ?? new Map()));
}

function makeReference(given: PublicPackage, declarations: Declarations): Reference {
  const modules = Object.entries(modulesOf(given.exports, given.files))
    .map(([path, file]) => ({
      name: path === '.' ? given.name : `${given.name}/${path}`,
      exported: documentedNames(declarations, declarationOf(file)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const all = modules.flatMap(({ exported }) => exported);
  const text = [
    `# ${given.name} ${given.version}`,
    `The modules that an application can import, and the names that they export. «${cut}» stands for lines of a long type
that are left out. Below a declaration are the private types that it uses.`,
    modules.map(contentsLine).join('\n'),
    ...modules.map(moduleSection),
  ].join('\n\n');
  return {
    described: given,
    text: `${text}\n`,
    names: count(all),
    undescribed: count(all.filter(({ doc }) => !doc)),
  };
}

const count = (exported: readonly Documented[]) => exported.flatMap(({ names }) => names).length;

type Module = { readonly name: string; readonly exported: readonly Documented[] };

function contentsLine({ name, exported }: Module) {
  const names = exported.flatMap((one) => one.names).join(', ');
  return `- [${name}](#${slug(name)})${names && `: ${names}`}`;
}

function moduleSection({ name, exported }: Module) {
  const shown = new Set<string>();
  const parts = exported.map(({ names, doc, code, used }) => {
    const news = used.filter((one) => !shown.has(one));
    for (const one of news) shown.add(one);
    const block = [code, ...news].filter(Boolean).map(readable).join('\n\n');
    return [`### ${names.join(', ')}`, doc, block && `\`\`\`ts\n${block}\n\`\`\``]
      .filter(Boolean)
      .join('\n\n');
  });
  const nothing = 'Exports no names. It is imported for its effect.';
  return [`## ${name}`, ...(parts.length > 0 ? parts : [nothing])].join('\n\n');
}

const cut = '// …';

/** Longest declaration that is shown in full, in lines. Longer ones are mostly inferred types. */
const maxLength = 24;

/** Removes the keywords of declarations and the import types, and the inner lines of a long declaration. */
function readable(code: string) {
  const full = code
    .replace(/^export (?!default)/, '')
    .replace(/^declare /, '')
    .replaceAll(/import\("[^"]+"\)\./g, '');
  const shorter = [12, 8, 4].map((depth) =>
    full.replaceAll(new RegExp(`(?:^ {${depth}}.*\n)+`, 'gm'), `${' '.repeat(depth)}${cut}\n`),
  );
  const isShort = (text: string) => text.split('\n').length <= maxLength;
  return (
    [full, ...shorter].find(isShort) ?? `${full.split('\n').slice(0, maxLength).join('\n')}\n${cut}`
  );
}
