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
    const why = check.tell(reason);
    changed.set(check.one, {
      ...check.one,
      ...(why && { reason: why }),
      ...changed.get(check.one),
    });
  }
  return [...changed.values()];
}

type Check = {
  readonly one: KeptName;
  readonly text: string;
  /** Why the name breaks who uses it, if it does, by what the compiler says. */
  readonly tell: (reason: string) => string | undefined;
};

/** A line of the comparison for each thing that has to hold. */
const checksOf = (one: KeptName, { before, now }: States): Check[] =>
  one.meanings.flatMap((meaning) => {
    const was = typeText(one, meaning, importText('before', before, one));
    const is = typeText(one, meaning, importText('now', now, one));
    const check = (wanted: string, given: string, tell: Check['tell']): Check => ({
      one,
      text: `value<${wanted}>(value<${given}>());`,
      tell,
    });
    return [
      check(was, is, shorten),
      ...(meaning.isType ? [check(is, was, shorten)] : []),
      check(`Names<${was}>`, `Names<${is}>`, tellMissing),
      check('true', `Same<${was}, ${is}>`, () => undefined),
    ];
  });

/** What the types are called, without where they lie and not at full length. */
function shorten(reason: string) {
  const said = reason.replace(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');
  return said.length > 160 ? `${said.slice(0, 159)}…` : said;
}

/** A parameter has no name, only a number. */
function tellMissing(reason: string) {
  const [, name] = /^Property '([^']+)' is missing/.exec(reason) ?? [];
  if (name === undefined) return shorten(reason);
  return /^\d+$/.test(name) ? `falta el parámetro ${Number(name) + 1}` : `falta ${name}`;
}

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
