import { findConflicts } from './compatibility';
import { sampleRoute, temporaryFolder, writeRelease } from './testing/sample-releases';

const releasesFolder = temporaryFolder();

const older = (version: string) =>
  `; actualiza @chakra-ui/react a ^${version} y vuelve a construir.`;
const newer = (range: string, version: string) =>
  `; publica antes un shell que ofrezca @chakra-ui/react ${range}, o usa ${version} y vuelve a construir.`;

test.each([
  ['1.2.0', '^1.2.0', undefined],
  ['1.10.0', '^1.9.5', undefined],
  ['1.2.1', '^1.2.0', undefined],
  ['1.1.9', '^1.2.0', newer('^1.2.0', '1.1.9')],
  ['1.2.0', '^1.2.1', newer('^1.2.1', '1.2.0')],
  ['2.0.0', '^1.2.0', older('2.0.0')],
])('a shell with version %s, a remote built with %s', (version, range, remedy) => {
  const names: string[] = [];
  const keys = ['@chakra-ui/react/styled-system', '@chakra-ui/react'];
  const of = <T>(value: T) => Object.fromEntries(keys.map((key) => [key, value]));
  const shell = writeRelease(releasesFolder, {
    name: 'shell',
    id: 's1',
    provides: of({ version, names, files: [] }),
  });
  const remote = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    requires: of({ range, names }),
  });

  expect(findConflicts([shell, remote])).toEqual(
    remedy === undefined
      ? []
      : [
          `mf-a a1 se construyó con @chakra-ui/react ${range}, y shell s1 ofrece ${version}${remedy}`,
        ],
  );
});

test('a module that the live shell does not have is told', () => {
  const shell = writeRelease(releasesFolder, { name: 'shell', id: 's1' });
  const remote = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    requires: { '@portal/maps': { range: '^1.0.0', names: ['Map'] } },
  });

  expect(findConflicts([shell, remote])).toEqual([
    'mf-a a1 necesita @portal/maps, que shell s1 no ofrece; publica antes un shell que lo ofrezca o deja de usarlo.',
  ]);
});

describe('two applications may not claim one address:', () => {
  const withRoutes = (name: string, ...paths: string[]) =>
    writeRelease(releasesFolder, {
      name,
      id: 'r1',
      routes: paths.map((path) => ({ ...sampleRoute, path })),
    });

  const conflictsOf = (one: string, other: string) =>
    findConflicts([withRoutes('shell', '*'), withRoutes('mf-a', one), withRoutes('mf-b', other)]);

  test.each([
    ['/ofertas/:id', '/ofertas/nueva'],
    ['/ofertas/:id', '/Ofertas/:oferta/'],
    ['/ofertas/:id?', '/ofertas'],
    ['/ofertas/:id/:parte?', '/ofertas/:id/preguntas'],
  ])('%s and %s', (one, other) => {
    expect(conflictsOf(one, other)).toEqual([
      expect.stringMatching(
        /^(mf-a y mf-b|Las rutas .*\(mf-a\) y .*\(mf-b\)) .*cambia una de ellas/,
      ),
    ]);
  });

  test.each([
    ['/ofertas/:id', '/ofertas/nueva/preguntas'],
    ['/ofertas/:id', '/oferta/nueva'],
    ['/ofertas', '/ofertas/:id'],
  ])('but %s and %s are two', (one, other) => {
    expect(conflictsOf(one, other)).toEqual([]);
  });

  test('an application knows which of its own comes first', () => {
    const shell = withRoutes('shell', '*');
    const own = withRoutes('mf-a', '/ofertas/:id', '/ofertas/nueva');

    expect(findConflicts([shell, own])).toEqual([]);
  });
});
