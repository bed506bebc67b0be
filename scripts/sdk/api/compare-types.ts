import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compiler';
import { declarationOf, writeDeclarations } from './declarations';
import type { Meaning } from './meanings';
import type { Packed } from './record';
import { typeHelpers } from './type-helpers';

/** A name of a module that exists before and after a change. */
export type KeptName = {
  /** Name of the package's folder. */
  readonly short: string;
  readonly module: string;
  readonly name: string;
  readonly meanings: readonly Meaning[];
};

/** A name with a different type. `reason` is set if that breaks its users. */
export type ChangedName = KeptName & { readonly reason?: string };

/** Packages by the names of their folders. */
export type State = ReadonlyMap<string, Packed>;
export type States = { readonly before: State; readonly now: State };

/** `work` is a folder below `.cache`. */
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
  /** Returns why this breaks users of the name, or undefined. */
  readonly tell: (reason: string) => string | undefined;
};

/** Returns a line of the comparison for each condition. */
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

/** Removes paths of types and limits the length. */
function shorten(reason: string) {
  const said = reason.replace(/import\("[^"]*"\)\./g, '').replace(/\.$/, '');
  return said.length > 160 ? `${said.slice(0, 159)}…` : said;
}

/** The compiler names parameters by their index. */
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
 * Writes the packages as if installed, so that they find each other. Omits versions, because the
 * compiler merges equal names and versions.
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
