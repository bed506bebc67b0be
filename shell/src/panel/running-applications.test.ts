import type { PublishedApplication } from './published-releases';
import type { PageLoad } from '../remotes/load-log';
import {
  describeCounts,
  describeFailures,
  describeLoad,
  describeSignatures,
  runningApplications,
} from './running-applications';

const application: PublishedApplication = {
  live: 'b2',
  previous: 'a1',
  canary: { id: 'c3', percent: 10 },
  choosable: ['c3', 'b2', 'a1'],
  signed: { b2: 'firmada por hola (clave 0a1b2c3d4e5f)' },
  counts: { b2: { loads: 214, failures: 3 }, c3: { loads: 0, failures: 0 } },
};

const load: PageLoad = {
  application: 'mf-public',
  page: 'home/home-page',
  route: '/pagina-principal',
  wanted: 'b2',
  came: 'b2',
  isTakenOver: false,
  askedAt: 12.4,
  arrivedAt: 80.6,
  tries: 1,
  failures: [],
  outcome: 'ok',
};

type Case = {
  wanted?: string;
  loads?: readonly PageLoad[];
  pins?: Record<string, string>;
  change?: Partial<PublishedApplication>;
  published?: PublishedApplication;
};

const { live: _live, previous: _previous, ...onlyCanary } = application;
const { canary: _canary, ...nothing } = onlyCanary;

const run = ({
  wanted = 'b2',
  loads = [],
  pins = {},
  change = {},
  published = application,
}: Case) =>
  runningApplications({
    composition: {
      remotes: wanted === '' ? {} : { 'mf-public': [{ id: wanted, integrity: '' }] },
      routes: [],
    },
    loads,
    published: { revision: 1, applications: { 'mf-public': { ...published, ...change } }, pins },
    shell: undefined,
  })[0];

test.each<[string, Case, string]>([
  ['what everybody gets', {}, 'En vivo'],
  ['the canary', { wanted: 'c3' }, 'En prueba con el 10 % de las visitas'],
  ['the one before', { wanted: 'a1' }, 'La anterior a la que está en vivo'],
  ['one of before', { wanted: 'z9' }, 'Estaba en vivo cuando se abrió esta página'],
  ['a choice', { wanted: 'a1', pins: { 'mf-public': 'a1' } }, 'Elegida para este navegador'],
  [
    'one that took over',
    { loads: [{ ...load, came: 'a1', isTakenOver: true }] },
    'Reemplaza a b2, que no se pudo cargar',
  ],
  [
    'an application that is switched off',
    { change: { disabled: { message: 'Volvemos pronto.', since: '' } } },
    'Desactivada: Volvemos pronto.',
  ],
  ['an application that came later', { wanted: '' }, 'No forma parte de esta página'],
  [
    'a canary that is the first release',
    { wanted: '', published: onlyCanary },
    'Solo canario: nada en vivo',
  ],
  ['one whose first canary was taken back', { wanted: '', published: nothing }, 'Nada en vivo'],
])('%s is named', (_what, given, origin) => {
  expect(run(given)?.origin).toBe(origin);
});

test('who signed a release is said of each', () => {
  expect(describeSignatures(application)).toEqual(['b2: firmada por hola (clave 0a1b2c3d4e5f)']);
});

test('the release that came counts, not the one that was wanted', () => {
  expect(run({ loads: [{ ...load, came: 'a1', isTakenOver: true }] })?.release).toBe('a1');
});

test('the shell is the one that runs', () => {
  const [shell] = runningApplications({
    composition: { shell: 'b2', remotes: {}, routes: [] },
    loads: [],
    published: { revision: 1, applications: { shell: application }, pins: {} },
    shell: 'a1',
  });

  expect(shell).toMatchObject({ release: 'a1', origin: 'Reemplaza a b2, que no se pudo cargar' });
});

test('a load is told in a line', () => {
  expect(describeLoad(load)).toBe(
    '/pagina-principal: pedida a los 12 ms, lista a los 81 ms; 1 intento, sin fallas',
  );
  const { arrivedAt: _never, ...lost } = { ...load, tries: 3, outcome: 'chunk' as const };
  expect(describeLoad({ ...lost, isShared: true })).toBe(
    '/pagina-principal: pedida a los 12 ms; 3 intentos, falló: no llegó uno de sus scripts (un módulo compartido)',
  );
});

test('how releases do for all is told with the loads that were counted', () => {
  expect(describeCounts(application)).toEqual([
    'b2: 3 de 214 cargas fallaron',
    'c3: 0 de 0 cargas fallaron',
  ]);
});

test('why a release could not be loaded is told in its own words', () => {
  const failures = [
    { release: 'b2', cause: new ReferenceError('process is not defined') },
    { release: 'a1', cause: new Error(`Loading chunk 7 failed.\n(${'x'.repeat(500)})`) },
  ];

  expect(describeFailures({ ...load, failures })).toEqual([
    'b2 no se pudo cargar: ReferenceError: process is not defined',
    expect.stringMatching(/^a1 no se pudo cargar: Error: Loading chunk 7 failed\. \(x{200,}…$/),
  ]);
});
