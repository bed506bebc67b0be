import { applicationStatusToWire } from '@portal/contract/application-status';
import { candidateViewsToWire } from '@portal/contract/candidate-views';
import { jobApplicationToWire, type JobApplication } from '@portal/contract/job-application';
import {
  jobApplicationPageToWire,
  type JobApplicationPage,
} from '@portal/contract/job-application-page';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anApplication } from '@portal/contract/testing/an-application';
import { anOffer } from '@portal/contract/testing/an-offer';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { screen, waitFor, within } from '@testing-library/react';
import { CandidatesPage } from './candidates-page';
import { fill } from '../testing/fill';

const list = 'GET /api/aplicantes/ofertas';
const readViews = 'GET /api/candidatos/vistas';
const saveViews = 'PUT /api/candidatos/vistas';
const download = 'GET /api/descargar-cv/b2c4.pdf';

const candidates = (count: number) =>
  Array.from({ length: count }, (_, index) => anApplication({ id: index + 1 }));

const jose = anApplication({
  id: 90,
  applicant: { id: 90, name: 'José Peña', email: 'jp@puente.cl' },
  offer: { id: 2, title: 'Analista de datos' },
});

let api: FakeApi;

/**
 * Answers with a plain list, like a server that implements only the endpoint of the specification.
 */
const holdAll = (applications: readonly JobApplication[]) =>
  api.answer({ [list]: applications.map(jobApplicationToWire) });

beforeEach(() => {
  api = fakeApi({
    'GET /api/aplicantes/ofertas/total': { total: 100_054 },
    'GET /api/ofertas': [anOffer(), anOffer({ id: 2, title: 'Analista de datos' })].map(
      offerToWire,
    ),
    'GET /api/estado_aplicante': [
      { id: 1, name: 'Recibida' },
      { id: 4, name: 'Rechazada' },
    ].map(applicationStatusToWire),
    'GET /api/candidatos/duplicados/total': { total: 3 },
    [readViews]: candidateViewsToWire([]),
    [saveViews]: messageToWire('Tus vistas quedaron guardadas.'),
    [download]: new Blob(['%PDF-']),
  });
  holdAll(candidates(13));
});

function openCandidates(at = '/modulo-principal/candidatos-aplicantes') {
  return renderPage(<CandidatesPage />, { at });
}

const table = () => screen.findByRole('table', { name: 'Candidatos Aplicantes' });
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('S2.99 S2.100 S7.23 a row shows who applied to what, with formatted amount and date', async () => {
  holdAll([anApplication()]);
  openCandidates();

  const cells = within(await table()).getAllByRole('cell');

  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Candidata 1',
    'candidata1@example.org',
    '$1.500',
    'Desarrollo Angular',
    '05/03/2026',
    'Recibida',
    '',
  ]);
  expect(screen.getByRole('button', { name: 'Descargar CV de Candidata 1' })).toHaveAttribute(
    'title',
  );
});

test('an offer that is called or pays otherwise since is marked', async () => {
  holdAll([
    anApplication({
      offer: { id: 1, title: 'Desarrollo React' },
      offerTitle: 'Desarrollo Angular',
      salaryCurrency: 'CLP',
      offerCurrency: 'USD',
    }),
  ]);
  openCandidates();

  const cells = within(await table()).getAllByRole('cell');

  expect(cells[2]).toHaveTextContent('$1.500CLP (oferta hoy en USD)');
  expect(cells[3]).toHaveTextContent('Desarrollo Angular (hoy: Desarrollo React)');
});

test('S2.98 S9.04 five rows a page at first, and the sizes are 5, 10, 50 and 100', async () => {
  openCandidates();
  await table();
  const title = { level: 1, name: 'Candidatos Aplicantes' };
  expect(screen.getByRole('heading', title)).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Buscar candidato...')).toBeInTheDocument();

  const sizes = screen.getByRole('combobox', { name: 'Registros por página' });

  await waitFor(() => expect(names()).toHaveLength(5));
  expect(sizes).toHaveValue('5');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '50', '100']);
});

test('S2.102 pages are numbered, and the address remembers which one is shown', async () => {
  const { user } = openCandidates();
  await table();
  for (const name of [/Página anterior/, '1', '2', '3', /Página siguiente/]) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }

  await user.click(screen.getByRole('link', { name: '3' }));

  await waitFor(() => expect(names()).toEqual(['Candidata 11', 'Candidata 12', 'Candidata 13']));
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'page');
  expect(currentPath()).toBe('/modulo-principal/candidatos-aplicantes?pagina=3');
});

test('S2.102 there are no pages to choose from when one holds everything', async () => {
  holdAll(candidates(5));
  openCandidates();
  await table();

  expect(screen.queryByRole('navigation', { name: 'Paginación' })).not.toBeInTheDocument();
});

test('S9.05 another page size begins at page 1', async () => {
  const { user } = openCandidates('/candidatos?pagina=3');
  await table();

  await user.selectOptions(screen.getByLabelText('Registros por página'), '10');

  await waitFor(() => expect(names()).toHaveLength(10));
  expect(currentPath()).toBe('/candidatos?por-pagina=10');
});

test('S9.05 a search begins at page 1', async () => {
  const { user } = openCandidates('/candidatos?pagina=3');
  await table();

  await user.type(screen.getByPlaceholderText('Buscar candidato...'), 'candidata 1');

  await waitFor(() => expect(currentPath()).toBe('/candidatos?buscar=candidata+1'));
  await waitFor(() => expect(names()).toEqual([1, 10, 11, 12, 13].map((id) => `Candidata ${id}`)));
  expect(screen.getByPlaceholderText('Buscar candidato...')).toHaveValue('candidata 1');
});

test.each([
  { where: 'name', search: 'JOSÉ p' },
  { where: 'name, without accents', search: 'jose pena' },
  { where: 'e-mail', search: 'JP@Puente' },
  { where: 'offer title', search: 'aNaLiStA' },
])('S5.53 the search looks in the $where, whatever the case', async ({ search }) => {
  holdAll([...candidates(13), jose]);
  const { user } = openCandidates();
  await table();

  await user.click(screen.getByPlaceholderText('Buscar candidato...'));
  await user.paste(search);

  expect(await screen.findByText('1 postulación')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['José Peña']));
});

test('S2.101 a search without a match says so in the table', async () => {
  openCandidates('/candidatos?buscar=nadie');

  expect(within(await table()).getByText('No se encontraron registros')).toBeInTheDocument();
});

test('an address with a page that does not exist shows the last one', async () => {
  openCandidates('/candidatos?pagina=99&por-pagina=7');
  await table();

  await waitFor(() => expect(names()).toEqual(['Candidata 11', 'Candidata 12', 'Candidata 13']));
});

describe('beyond the specification', () => {
  const several = [
    anApplication({ id: 1, salaryExpectation: 900, appliedAt: '2026-03-05T23:30:00' }),
    jose,
    anApplication({
      id: 2,
      applicant: { id: 2, name: 'Ñandú Ríos', email: 'n@example.org' },
      salaryExpectation: 2500000,
      appliedAt: '2026-01-10T08:00:00',
      status: { id: 4, name: 'Rechazada' },
    }),
  ];

  beforeEach(() => holdAll(several));

  test('a header sorts up, then down, then as the server does', async () => {
    const { user } = openCandidates('/candidatos');
    await table();
    const header = screen.getByRole('columnheader', { name: 'Nombre' });
    const press = () => user.click(screen.getByRole('button', { name: 'Nombre' }));
    expect(header).toHaveAttribute('aria-sort', 'none');

    await press();
    await waitFor(() => expect(names()).toEqual(['Candidata 1', 'José Peña', 'Ñandú Ríos']));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await press();
    await waitFor(() => expect(names()).toEqual(['Ñandú Ríos', 'José Peña', 'Candidata 1']));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(currentPath()).toBe('/candidatos?orden=-nombre');
    await press();

    await waitFor(() => expect(names()).toEqual(['Candidata 1', 'José Peña', 'Ñandú Ríos']));
    expect(currentPath()).toBe('/candidatos');
  });

  test.each([
    { order: 'aspiracion', first: 'Candidata 1' },
    { order: '-aspiracion', first: 'Ñandú Ríos' },
    { order: 'fecha', first: 'Ñandú Ríos' },
    { order: 'oferta', first: 'José Peña' },
    { order: '-estado', first: 'Candidata 1' },
  ])('sorted by «$order», $first comes first', async ({ order, first }) => {
    openCandidates(`/candidatos?orden=${order}`);
    await table();

    await waitFor(() => expect(names()[0]).toBe(first));
  });

  test.each([
    { address: 'oferta=2', found: ['José Peña'] },
    { address: 'estado=4', found: ['Ñandú Ríos'] },
    { address: 'desde=2026-03-05', found: ['Candidata 1', 'José Peña'] },
    { address: 'hasta=2026-03-05', found: ['Candidata 1', 'José Peña', 'Ñandú Ríos'] },
    { address: 'hasta=2026-03-04', found: ['Ñandú Ríos'] },
    { address: 'minimo=1.500', found: ['José Peña', 'Ñandú Ríos'] },
    { address: 'minimo=1000&maximo=2000', found: ['José Peña'] },
    { address: 'oferta=1&buscar=ríos', found: ['Ñandú Ríos'] },
  ])('the filter «$address» leaves $found', async ({ address, found }) => {
    openCandidates(`/candidatos?${address}`);
    await table();

    await waitFor(() => expect(names()).toEqual(found));
  });

  test('filters are chosen from what there is, and begin at page 1', async () => {
    const { user } = openCandidates('/candidatos?pagina=2');
    await table();

    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    await user.selectOptions(screen.getByLabelText('Oferta'), 'Desarrollo Angular');
    await fill(user, screen.getByLabelText('Aspiración máxima'), '1.000');

    await waitFor(() => expect(names()).toEqual(['Candidata 1']));
    expect(currentPath()).toBe('/candidatos?oferta=1&maximo=1.000');
    expect(screen.getByRole('button', { name: 'Filtros (2)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));

    await waitFor(() => expect(names()).toHaveLength(3));
    expect(currentPath()).toBe('/candidatos');
  });

  test('from an empty result there is a way back to all', async () => {
    const { user } = openCandidates('/candidatos?buscar=nadie&oferta=2');
    await table();

    await user.click(screen.getByRole('button', { name: 'Ver todos los candidatos' }));

    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByPlaceholderText('Buscar candidato...')).toHaveValue('');
  });

  test('what is found is exported whole, not only the page that is shown', async () => {
    holdAll(candidates(13));
    const saved = savedFiles();
    const { user } = openCandidates('/candidatos?buscar=candidata');
    await table();

    await user.click(screen.getByRole('button', { name: 'Exportar a CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('candidatos.csv');
    // Header and thirteen rows of about this length.
    expect(saved[0]?.content.size).toBeGreaterThan(
      13 * 'Candidata 1;candidata1@example.org;1500'.length,
    );
    expect(await saved[0]?.content.text()).toContain(';2026-03-05;');
  });
});

describe('a server that pages', () => {
  const answer = (changes: Partial<JobApplicationPage> = {}) =>
    jobApplicationPageToWire({
      ...aPageOf(candidates(5), { totalPages: 2000 }),
      total: 10_000,
      isTotalExact: false,
      ...changes,
    });

  test('is asked for one page, in its words', async () => {
    api.answer({ [list]: answer() });
    openCandidates(
      '/candidatos?buscar=ana&oferta=2&estado=1&minimo=1.000&maximo=x&orden=-aspiracion&pagina=3',
    );
    await table();

    const { query, signal } = api.callsOf(list).at(-1) ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      q: 'ana',
      oferta: '2',
      estado: '1',
      aspiracion_minima: '1000',
      page: '2',
      size: '5',
      sort: '-aspiracion_salarial',
    });
    expect(signal).toBeInstanceOf(AbortSignal);
  });

  test('S9.16 understands a salary as people write it, typed and pasted', async () => {
    api.answer({ [list]: answer() });
    const { user } = openCandidates();
    await table();
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const asked = (name: string) => api.callsOf(list).at(-1)?.query.get(name);

    await user.type(screen.getByLabelText('Aspiración mínima'), '1.500.000');
    await waitFor(() => expect(asked('aspiracion_minima')).toBe('1500000'));
    await fill(user, screen.getByLabelText('Aspiración máxima'), '1500,5');
    await waitFor(() => expect(asked('aspiracion_maxima')).toBe('1500.5'));
  });

  test('may know only that there are many; they are counted meanwhile', async () => {
    api.answer({ [list]: answer() });
    openCandidates();
    await table();

    expect(await screen.findByText('100.054 postulaciones')).toBeInTheDocument();
  });

  test('the old rows stay until the new ones are there, and a late answer changes nothing', async () => {
    api.answer({ [list]: answer() });
    const { user } = openCandidates();
    await table();
    const second = api.hold(list);
    const third = api.hold(list);

    await user.click(screen.getByRole('link', { name: '2' }));
    await user.click(screen.getByRole('link', { name: '3' }));
    expect(names()).toHaveLength(5);
    const signals = api.callsOf(list).slice(1);
    expect(signals.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await third.release(answer({ items: [anApplication({ id: 33 })], isTotalExact: true }));
    await waitFor(() => expect(names()).toEqual(['Candidata 33']));
    await second.release(answer({ items: [anApplication({ id: 22 })] }));

    expect(api.callsOf(list).map(({ query }) => query.get('page'))).toEqual(['0', '1', '2']);
    expect(names()).toEqual(['Candidata 33']);
  });

  test('is exported in parts, and the export can be stopped', async () => {
    const whole = { total: 501, isTotalExact: true };
    api.answer({
      [list]: ({ query }) => {
        if (query.get('size') !== '500') return answer(whole);
        return answer({ ...whole, items: candidates(query.get('page') === '0' ? 500 : 1) });
      },
    });
    const saved = savedFiles();
    const { user } = openCandidates();
    await table();
    await user.click(screen.getByRole('button', { name: 'Exportar a CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));

    api.hold(list);
    await user.click(await screen.findByRole('button', { name: 'Exportar a CSV' }));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancelar exportación' }));

    expect(await screen.findByRole('button', { name: 'Exportar a CSV' })).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });
});

test('columns can be left out, and the address remembers them', async () => {
  const { user } = openCandidates();
  await table();

  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(screen.getByRole('checkbox', { name: 'Columna correo' }));

  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'Correo' })).not.toBeInTheDocument(),
  );
  expect(currentPath()).toBe('/modulo-principal/candidatos-aplicantes?ocultas=correo');
});

describe('views', () => {
  const unread = { name: 'Sin revisar', query: 'estado=1', isDefault: true };

  test('the default one opens a list that asks for nothing', async () => {
    api.answer({ [readViews]: candidateViewsToWire([unread]) });
    openCandidates('/candidatos');
    await table();

    await waitFor(() => expect(currentPath()).toBe('/candidatos?estado=1'));
    expect(screen.getByRole('link', { name: 'Sin revisar' })).toHaveAttribute('aria-current');
  });

  test('a link that asks for something is followed', async () => {
    api.answer({ [readViews]: candidateViewsToWire([unread]) });
    openCandidates('/candidatos?buscar=ana');
    await screen.findByRole('link', { name: 'Sin revisar' });

    expect(currentPath()).toBe('/candidatos?buscar=ana');
  });

  test('what is shown is kept under a name', async () => {
    const { user } = openCandidates('/candidatos?buscar=ana&pagina=1');
    await table();

    await user.click(screen.getByRole('button', { name: 'Guardar esta vista' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    expect(await screen.findByText('Ponle un nombre a la vista.')).toBeInTheDocument();
    await fill(user, screen.getByLabelText('Nombre de la vista'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Guardar vista' }));

    const kept = candidateViewsToWire([{ name: 'Ana', query: 'buscar=ana', isDefault: false }]);
    await waitFor(() => expect(api.sent(saveViews)).toEqual([kept]));
    expect(await screen.findByRole('link', { name: 'Ana' })).toHaveAttribute(
      'href',
      '/candidatos?buscar=ana',
    );
  });

  test('one that the server refuses is taken back', async () => {
    api.answer({
      [readViews]: candidateViewsToWire([{ ...unread, isDefault: false }]),
      [saveViews]: refusal(400, { mensaje: 'No se pudo.' }),
    });
    const { user } = openCandidates();
    await table();

    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar vista Sin revisar' }));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('No se pudo.');
    expect(
      await screen.findByRole('button', { name: 'Eliminar vista Sin revisar' }),
    ).toBeInTheDocument();
  });
});

test('the CV is downloaded under its file name', async () => {
  holdAll([anApplication()]);
  const saved = savedFiles();
  const { user } = openCandidates();
  await table();

  await user.click(screen.getByRole('button', { name: 'Descargar CV de Candidata 1' }));

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['b2c4.pdf']));
});

test('a candidate without a CV has no button', async () => {
  holdAll([anApplication({ curriculum: undefined })]);
  openCandidates();

  expect(within(await table()).getByText('N/A')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Descargar CV/ })).not.toBeInTheDocument();
});

test('a failed download is told with the mensaje of the server', async () => {
  holdAll([anApplication()]);
  api.answer({ [download]: refusal(500, { mensaje: 'El archivo ya no existe.' }) });
  const { user } = openCandidates();
  await table();

  await user.click(screen.getByRole('button', { name: 'Descargar CV de Candidata 1' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('El archivo ya no existe.');
});

test('S8.41 a failed load shows the mensaje of the server, and can be tried again', async () => {
  api.answerOnce(list, refusal(500, { mensaje: 'Base de datos no disponible.', error: 'x' }));
  const { user } = openCandidates();

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Base de datos no disponible.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await table()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});
