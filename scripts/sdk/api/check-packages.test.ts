import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { readPackage } from '../packages';
import { checkPackages, recordPackages } from './check-packages';

// Most tests run the compiler twice, which takes seconds on a busy machine.
jest.setTimeout(60_000);

/** A package of two modules, packed as 1.0.3, with functions that change it. */
function packedKit(sources: Record<string, string> = {}) {
  const root = temporaryFolder();
  const folder = join(root, 'kit');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const setVersion = (version: string, peerDependencies = { react: '19.3.1' }) => {
    const exports = { '.': './src/index.ts', './form/*': './src/form/*.ts' };
    const described = { name: '@portal/kit', version, exports, peerDependencies };
    write('package.json', JSON.stringify(described));
  };
  const comparison = () => ({ packages: [readPackage(folder)], folder: join(root, 'packed') });

  setVersion('1.0.3');
  const original = { ...originalSources, ...sources };
  for (const [file, text] of Object.entries(original)) write(file, text);
  const record = () => {
    const recorded = recordPackages(comparison());
    recorded.write();
    return recorded.steps;
  };
  record();
  return {
    write,
    setVersion,
    remove: (file: string) => rmSync(join(folder, file)),
    check: () => checkPackages(comparison()).map(({ sentence }) => sentence),
    record,
  };
}

const originalSources = {
  'src/index.ts': `export * from './inner'; export { sum } from './sum';`,
  'src/inner.ts': `export type Person = { name: string; age?: number }; export class Failure extends Error {}`,
  'src/sum.ts': `export const sum = (one: number, other: number) => one + other;`,
  'src/form/field.ts': `
    import type { Person } from '../inner';
    type Options = { label: string; hint?: string };
    export function field(person: Person, options: Options) { return person.name + options.label; }
    export const limits = { max: 20, text: 'Como mucho veinte' } as const;`,
};

const majorOf = (what: string) =>
  `@portal/kit: ${what}; eso rompe a quien lo usa: la versión debe ser 2.0.0, no 1.0.3.`;
const minorOf = (what: string) => `@portal/kit: ${what}: la versión debe ser 1.1.0, no 1.0.3.`;

describe('one name whose type is edited', () => {
  const breaking = {
    'a parameter that must be given now': [
      'export const f = (a: string) => a;',
      'export const f = (a: string, b: number) => a + b;',
    ],
    'a parameter that is not known any more': [
      'export const f = (a: string, b?: number) => a + b;',
      'export const f = (a: string) => a;',
    ],
    'an option that must be given now': [
      'export const f = (options: { a: string }) => options.a;',
      'export const f = (options: { a: string; b: number }) => options.a;',
    ],
    'an option that is not known any more': [
      'export const f = (options: { a: string; b?: number }) => options.a;',
      'export const f = (options: { a: string }) => options.a;',
    ],
    'an argument that is refused now': [
      'export const f = (a: string | number) => String(a);',
      'export const f = (a: string) => a;',
    ],
    'a result that may be missing now': [
      'export const f = (a: string) => a;',
      'export const f = (a: string) => (a ? a : undefined);',
    ],
    'a result without a property that it may have had': [
      'export const f = (): { a: 1; b?: 2 } => ({ a: 1 });',
      'export const f = (): { a: 1 } => ({ a: 1 });',
    ],
    'a property of another type': [
      'export const f = { a: 1, b: true };',
      "export const f = { a: 'one', b: true };",
    ],
    'a generic function that refuses what it took': [
      'export const f = <T,>(a: T) => a;',
      'export const f = <T,>(a: T[]) => a;',
    ],
    'a generic type that has a condition now': [
      'export type f<T> = { a: T };',
      'export type f<T extends string> = { a: T };',
    ],
    'a type with a property that everybody has to give': [
      'export type f = { a: 1 };',
      'export type f = { a: 1; b: 2 };',
    ],
    'a type with a value that nobody expects': [
      "export type f = 'a' | 'b';",
      "export type f = 'a' | 'b' | 'c';",
    ],
    'a type without a property that it may have had': [
      'export type f = { a: 1; b?: 2 };',
      'export type f = { a: 1 };',
    ],
    'a type that is a value now': ['export type f = 1;', 'export const f = 1;'],
  };
  const compatible = {
    'an option that may be given': [
      'export const f = (options: { a: string }) => options.a;',
      'export const f = (options: { a: string; b?: number }) => options.a;',
    ],
    'a parameter that may be given': [
      'export const f = (a: string) => a;',
      'export const f = (a: string, b?: number) => a + b;',
    ],
    'an argument that is taken too': [
      'export const f = (a: string) => a;',
      'export const f = (a: string | number) => String(a);',
    ],
    'a result that has more': [
      'export const f = () => ({ a: 1 });',
      'export const f = () => ({ a: 1, b: 2 });',
    ],
    'a generic function of fields that returns more': [
      'export const f = <T extends object>(a: T): { [K in keyof T]: 1 } => g(a); declare const g: any;',
      'export const f = <T extends object>(a: T): { [K in keyof T]: 1 } & { b: 1 } => g(a); declare const g: any;',
    ],
    'a type with a property that one may give': [
      'export type f = { a: 1 };',
      'export type f = { a: 1; b?: 2 };',
    ],
  };
  const equal = {
    'another way to do the same': [
      'export const f = (a: number) => a + a;',
      'export const f = (a: number) => 2 * a;',
    ],
    'other words in a text that people read': [
      "export const f = { max: 2, text: 'Como mucho dos' } as const;",
      "export const f = { max: 2, text: 'Máximo: 2' } as const;",
    ],
    'a class that keeps something else for itself': [
      'export class f { private readonly a = 1; b() { return this.a; } }',
      'export class f { readonly #c = 1; b() { return this.#c; } }',
    ],
    'a type that is put together otherwise': [
      'export type f = { a: 1; b: 2 };',
      'type Two = 2; export type f = { a: 1; b: Two };',
    ],
  };
  const edits = Object.entries({ ...breaking, ...compatible, ...equal });
  const fileOf = (what: string) => `form/edit-${edits.findIndex(([other]) => other === what)}`;
  let told: readonly string[] = [];
  const toldOf = (what: string) =>
    told.filter((sentence) => sentence.includes(`f de ${fileOf(what)} `));

  beforeAll(() => {
    const kit = packedKit(
      Object.fromEntries(edits.map(([what, [before = '']]) => [`src/${fileOf(what)}.ts`, before])),
    );
    for (const [what, [, now = '']] of edits) kit.write(`src/${fileOf(what)}.ts`, now);
    told = kit.check();
  });

  test.each(Object.keys(breaking))('breaks: %s', (what) => {
    expect(toldOf(what)).toEqual([
      expect.stringMatching(/cambió de forma incompatible \(.+\); eso rompe/),
    ]);
  });

  test.each([
    [
      'an option that must be given now',
      "Property 'b' is missing in type '{ a: string; }' but required in type '{ a: string; b: number; }'",
    ],
    ['an option that is not known any more', 'falta b'],
    ['a parameter that is not known any more', 'falta el parámetro 2'],
  ])('what breaks is told with its reason and the version that says so: %s', (what, reason) => {
    expect(toldOf(what)).toEqual([
      majorOf(`f de ${fileOf(what)} cambió de forma incompatible (${reason})`),
    ]);
  });

  test.each(Object.keys(compatible))('is more than before: %s', (what) => {
    expect(toldOf(what)).toEqual([minorOf(`f de ${fileOf(what)} admite o da más que antes`)]);
  });

  test.each(Object.keys(equal))('is the same: %s', (what) => {
    expect(toldOf(what)).toEqual([]);
  });
});

describe('what did not change', () => {
  test('the same sources demand nothing', () => {
    expect(packedKit().check()).toEqual([]);
  });

  test('a test is not packed, so it may change', () => {
    const kit = packedKit();
    kit.write('src/sum.test.ts', 'broken(');
    expect(kit.check()).toEqual([]);
  });

  test('a package that was never packed has nothing to keep', () => {
    const kit = packedKit();
    kit.remove('../packed/kit.json');
    kit.remove('src/form/field.ts');
    expect(kit.check()).toEqual([]);
  });
});

describe('what breaks who uses it', () => {
  test('a module that is gone', () => {
    const kit = packedKit();
    kit.remove('src/form/field.ts');
    expect(kit.check()).toEqual([majorOf('ya no exporta form/field')]);
  });

  test('a name that is gone, also of the package itself and passed on by others', () => {
    const kit = packedKit();
    kit.write(
      'src/form/field.ts',
      originalSources['src/form/field.ts'].replace('limits', 'bounds'),
    );
    kit.write('src/inner.ts', 'export type Person = { name: string; age?: number };');
    expect(kit.check()).toEqual([
      majorOf('ya no exporta Failure'),
      majorOf('form/field ya no exporta limits'),
      minorOf('form/field exporta además bounds'),
    ]);
  });

  test.each([
    ['another generation of a library', { react: '20.0.0' }, 'pide react 20.0.0 en vez de 19.3.1'],
    ['one more library', { react: '19.3.1', redux: '5.0.0' }, 'pide además redux 5.0.0'],
  ])('%s that the team has to install', (_what, peers, told) => {
    const kit = packedKit();
    kit.setVersion('1.0.3', peers);
    expect(kit.check()).toEqual([majorOf(told)]);
  });

  test.each(['19.4.0', '^19.2.0', '^18.3.0 || ^19.2.0'])(
    'a library that is asked for as %s, and may stay, is a matter of the files',
    (react) => {
      const kit = packedKit();
      kit.setVersion('1.0.3', { react });
      expect(kit.check()).toEqual([expect.stringContaining('cambian sus archivos')]);
    },
  );

  test('a type shows wherever it is spoken of', () => {
    const kit = packedKit();
    kit.write('src/inner.ts', originalSources['src/inner.ts'].replace('age?', 'age'));
    expect(kit.check()).toEqual([
      majorOf(
        "Person cambió de forma incompatible (Property 'age' is optional in type 'Person' but required in type 'Person')",
      ),
      majorOf(
        "field de form/field cambió de forma incompatible (Property 'age' is optional in type 'Person' but required in type 'Person')",
      ),
    ]);
  });
});

describe('what is more than before', () => {
  test('a module and a name', () => {
    const kit = packedKit();
    kit.write('src/form/area.ts', 'export const area = 1;');
    kit.write('src/sum.ts', 'export const sum = (one: number, other: number) => one - other;');
    kit.write('src/index.ts', `${originalSources['src/index.ts']} export const more = 1;`);
    expect(kit.check()).toEqual([
      minorOf('exporta además form/area'),
      minorOf('exporta además more'),
    ]);
  });
});

describe('what only the files show', () => {
  test('another way to do the same is said when it is packed', () => {
    const kit = packedKit();
    kit.write('src/sum.ts', 'export const sum = (one: number, other: number) => other + one;');
    expect(kit.check()).toEqual([
      '@portal/kit: cambian sus archivos, pero no lo que exporta: al empaquetar, la versión debe ser 1.0.4, no 1.0.3.',
    ]);
  });
});

test('sources that do not compile are named', () => {
  const kit = packedKit();
  kit.write('src/sum.ts', 'export const sum: number = true;');
  expect(kit.check).toThrow(
    "No compila kit/src/sum.ts: Type 'boolean' is not assignable to type 'number'.",
  );
});

describe('what is packed', () => {
  test('a version that says what changed is enough, and is what the next one is compared with', () => {
    const kit = packedKit();
    kit.remove('src/form/field.ts');
    kit.setVersion('2.0.0');
    expect(kit.check()).toEqual([
      '@portal/kit: ya no exporta form/field: la versión 2.0.0 ya lo dice.',
    ]);
    expect(kit.record()).toMatchObject([
      {
        name: '@portal/kit',
        before: '1.0.3',
        now: '2.0.0',
        findings: [{ size: 'major', text: 'ya no exporta form/field' }],
      },
    ]);
    expect(kit.check()).toEqual([]);
  });

  test('a version that does not is refused, also for files only', () => {
    const kit = packedKit();
    kit.write('src/sum.ts', 'export const sum = (one: number, other: number) => other + one;');
    expect(kit.record).toThrow('al empaquetar, la versión debe ser 1.0.4, no 1.0.3.');
    kit.setVersion('1.0.4');
    kit.record();
    expect(kit.check()).toEqual([]);
  });
});
