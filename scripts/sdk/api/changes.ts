import { compareTypes, type ChangedName, type KeptName, type States } from './compare-types';
import { declarationOf } from './declarations';
import { findChangedNames } from './touched';
import { exportedNames } from './exported-names';
import type { Packed } from './record';

/** The part of the version that a change must increase. */
export type Size = 'major' | 'minor' | 'patch';

/** A change since the last packing, with a text in Spanish: «form/field ya no exporta Field». */
export type Change = { readonly short: string; readonly size: Size; readonly text: string };

/** A package that was packed before. */
type Pair = { readonly short: string; readonly before: Packed; readonly now: Packed };

/** `work` is a folder below `.cache`. */
export function findChanges(states: States, work: string): readonly Change[] {
  const pairs = [...states.now].flatMap(([short, now]): Pair[] => {
    const before = states.before.get(short);
    return before ? [{ short, before, now }] : [];
  });
  const edited = pairs.filter(({ before, now }) => before.contents !== now.contents);
  if (edited.length === 0) return [];

  // Also compares packages without edits, because they export types of other packages.
  const isTouched = findChangedNames(states);
  const kept = pairs.flatMap(keptNames).filter(isTouched);
  const changes = [
    ...pairs.flatMap(otherPeers),
    ...pairs.flatMap(goneAndNew),
    ...compareTypes(states, kept, work).map(tellChanged),
  ];
  const told = new Set(changes.map(({ short }) => short));
  return [...changes, ...edited.filter(({ short }) => !told.has(short)).map(tellContents)];
}

/** Two copies of a peer library would not work together, so its update breaks remotes. */
function otherPeers({ short, before, now }: Pair): Change[] {
  return Object.entries(now.peers).flatMap(([name, version]) => {
    const was = before.peers[name];
    if (!was) return [breaking(short, `pide además ${name} ${version}`)];
    const offered = generations(version);
    if (generations(was).every((one) => offered.includes(one))) return [];
    return [breaking(short, `pide ${name} ${version} en vez de ${was}`)];
  });
}

/** Major versions in a range. */
const generations = (range: string) => range.split('||').map((part) => /\d+/.exec(part)?.[0]);

const namesOf = ({ modules, declarations }: Packed, module: string) =>
  exportedNames(declarations, declarationOf(modules[module] ?? ''));

function goneAndNew({ short, before, now }: Pair): Change[] {
  const listed = keptModules({ before, now }).map((module) => ({
    where: module === '.' ? '' : `${module} `,
    was: namesOf(before, module),
    is: namesOf(now, module),
  }));
  const modules = { where: '', was: modulesIn(before), is: modulesIn(now) };
  return [modules, ...listed].flatMap(({ where, was, is }) => [
    ...missing(was, is).map((name) => breaking(short, `${where}ya no exporta ${name}`)),
    ...missing(is, was).map((name) => more(short, `${where}exporta además ${name}`)),
  ]);
}

const modulesIn = ({ modules }: Packed) => new Map(Object.entries(modules));
const missing = (some: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
  [...some.keys()].filter((name) => !others.has(name));

const breaking = (short: string, text: string): Change => ({ short, size: 'major', text });
const more = (short: string, text: string): Change => ({ short, size: 'minor', text });

const keptModules = ({ before, now }: Omit<Pair, 'short'>) =>
  Object.keys(before.modules).filter((module) => module in now.modules);

/** Names that a module still exports. Additional meanings of a name do not break anything. */
const keptNames = ({ short, before, now }: Pair): KeptName[] =>
  keptModules({ before, now }).flatMap((module) => {
    const current = namesOf(now, module);
    return [...namesOf(before, module)]
      .filter(([name]) => current.has(name))
      .map(([name, meanings]) => ({ short, module, name, meanings }));
  });

function tellChanged({ short, module, name, reason }: ChangedName) {
  const what = module === '.' ? name : `${name} de ${module}`;
  if (reason) return breaking(short, `${what} cambió de forma incompatible (${reason})`);
  return more(short, `${what} admite o da más que antes`);
}

const tellContents = ({ short }: Pair): Change => ({
  short,
  size: 'patch',
  text: 'cambian sus archivos, pero no lo que exporta',
});
