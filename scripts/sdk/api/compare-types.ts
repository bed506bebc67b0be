import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compiler';
import { declarationOf, writeDeclarations } from './declarations';
import type { Meaning } from './meanings';
import type { Packed } from './record';
import { typeHelpers } from './type-helpers';

/** What one name of a module meant and means. */
export type KeptName = {
  /** Name of the package's folder. */
  readonly short: string;
  readonly module: string;
  readonly name: string;
  readonly meanings: readonly Meaning[];
};

/** A name whose type is another one; with a reason, if that breaks who uses it. */
export type ChangedName = KeptName & { readonly reason?: string };

/** The packages, by the names of their folders. */
export type State = ReadonlyMap<string, Packed>;
export type States = { readonly before: State; readonly now: State };

/** Lets the compiler judge what became of the types; the folder is one below `.cache`. */
export function compareTypes(states: States, kept: readonly KeptName[], work: string) {
  if (kept.length === 0) return [];
  layOut(join(work, 'before'), states.before);
  layOut(join(work, 'now'), states.now);
  const checks = kept.flatMap((one) => checksOf(one, states));
  const file = join(work, 'compare.ts');
  writeFileSync(file, [...checks.map(({ text }) => text), typeHelpers].join('\n'));

  const changed = new Map<KeptName, ChangedName>();
  for (const { line, reason } of compile(work, { options: {}, include: [file] })) {
    const check = checks[line - 1];
    if (!check) throw new Error(reason);
    const { one, isIdentity } = check;
    changed.set(one, {
      ...one,
      ...(!isIdentity && { reason: shorten(reason) }),
      ...changed.get(one),
    });
  }
  return [...changed.values()];
}

/** Without the files of the comparison. */
const shorten = (reason: string) => reason.replace(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');

type Check = { readonly one: KeptName; readonly isIdentity: boolean; readonly text: string };

/** A line of the comparison for each thing that has to hold. */
const checksOf = (one: KeptName, { before, now }: States): Check[] =>
  one.meanings.flatMap((meaning) => {
    const was = typeText(one, meaning, importText('before', before, one));
    const is = typeText(one, meaning, importText('now', now, one));
    return [
      check(one, was, is),
      ...(meaning.isType ? [check(one, is, was)] : []),
      check(one, `Names<${was}>`, `Names<${is}>`),
      { ...check(one, 'true', `Same<${was}, ${is}>`), isIdentity: true },
    ];
  });

const check = (one: KeptName, wanted: string, given: string): Check => ({
  one,
  isIdentity: false,
  text: `value<${wanted}>(value<${given}>());`,
});

const typeText = ({ name }: KeptName, { isType, given }: Meaning, from: string) =>
  `${isType ? '' : 'typeof '}${from}.${name}${given.length > 0 ? `<${given.join(', ')}>` : ''}`;

function importText(side: string, state: State, { short, module }: KeptName) {
  const { name, modules } = state.get(short) ?? {};
  const file = declarationOf(modules?.[module] ?? '').replace(/\.d\.ts$/, '');
  return `import('./${side}/node_modules/${name}/${file}')`;
}

/**
 * As if installed, so that the packages find each other. Without versions: two packages of one name and
 * version are one and the same to the compiler.
 */
function layOut(folder: string, state: State) {
  for (const { name, modules, declarations } of state.values()) {
    const target = join(folder, 'node_modules', name);
    writeDeclarations(target, declarations);
    const exported = Object.entries(modules).map(([path, file]) => [
      path === '.' ? '.' : `./${path}`,
      `./${declarationOf(file)}`,
    ]);
    writeFileSync(
      join(target, 'package.json'),
      JSON.stringify({ name, exports: Object.fromEntries(exported) }),
    );
  }
}
