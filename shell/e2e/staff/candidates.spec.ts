import { readFile } from 'node:fs/promises';
import { paths } from '@portal/kit/routing/paths';
import { applicationEventsPath } from '@portal/contract/application-events';
import { AdminApi } from '../support/admin-api';
import { applyTo } from '../support/apply';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { CandidatesPage } from '../support/pages/candidates-page';
import { showsPdf } from '../support/pdf';
import { expect, test } from '../support/test';

const lists = '**/api/aplicantes/ofertas?**';
const fullStackOffer = { id: 1, title: 'Desarrollador/a Full Stack Java y React' };

/** A word that no other test's people have. */
const unique = (word: string) => `${word}${process.pid}${Date.now() % 1_000_000}`;

test('S2.98 S2.99 S2.100 S5.53 S7.23 who applied is found by name, e-mail and offer in any case, and shown whole', async ({
  adminPage: page,
}) => {
  const word = unique('Ñuflo');
  const email = `${word.toLowerCase().replace('ñ', 'n')}@correo.example.org`;
  await applyTo(page.request, fullStackOffer.id, { name: `${word} Peña`, email, salary: 1500 });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const candidates = new CandidatesPage(page);
  await candidates.open();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Candidatos Aplicantes' }),
  ).toBeVisible();
  await expect(candidates.pageSize()).toBeVisible();
  expect(asked).toContain('GET /api/aplicantes/ofertas');

  for (const text of [`${word} PEÑA`.toUpperCase(), email.toUpperCase()]) {
    await candidates.search().fill(text);
    await expect(candidates.rows()).toHaveCount(1);
    await expect(candidates.row(`${word} Peña`)).toBeVisible();
  }
  const row = candidates.row(`${word} Peña`);
  const today = new Date().toLocaleDateString('es-CL', {
    timeZone: 'America/Bogota',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  for (const text of [email, '$1.500', fullStackOffer.title, today.replaceAll('-', '/')]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Descargar CV/ }).click(),
  ]);
  expect((await readFile(await download.path())).toString()).toContain('%PDF-');

  await candidates.search().fill('fuLL stACK jaVA');
  await expect(candidates.rows()).toHaveCount(5);
  await expect(candidates.row(fullStackOffer.title)).toHaveCount(5);
});

test('S2.101 S2.102 S9.04 sizes are 5, 10, 50 and 100; pages stand only where there is more than one', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open();

  await expect(candidates.rows()).toHaveCount(5);
  await expect(candidates.pageSize()).toHaveValue('5');
  await expect(candidates.pageSize().getByRole('option')).toHaveText(['5', '10', '50', '100']);
  await expect(candidates.pager().getByRole('link', { name: 'Página anterior' })).toBeVisible();
  await expect(candidates.pager().getByRole('link', { name: 'Página siguiente' })).toBeVisible();
  await expect(candidates.pageLink(1)).toHaveAttribute('aria-current', 'page');
  await candidates.pageLink(2).click();
  await expect(candidates.pageLink(2)).toHaveAttribute('aria-current', 'page');

  await candidates.search().fill('camila torres');
  await expect(candidates.pager()).toBeHidden();
  await candidates.search().fill('nadie se llama así');
  await expect(candidates.table()).toContainText('No se encontraron registros');
  await expect(candidates.rows()).toHaveCount(1);
});

test('S9.05 another page size, or a search, begins at page 1', async ({ adminPage: page }) => {
  const candidates = new CandidatesPage(page);
  await candidates.open('?pagina=3');
  await expect(candidates.pageLink(3)).toHaveAttribute('aria-current', 'page');

  await candidates.pageSize().selectOption('10');
  await expect(candidates.pageLink(1)).toHaveAttribute('aria-current', 'page');
  await expect(candidates.rows()).toHaveCount(10);

  await candidates.pageLink(3).click();
  await expect(candidates.pageLink(3)).toHaveAttribute('aria-current', 'page');
  await candidates.search().pressSequentially('correo');
  await expect(candidates.pageLink(1)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\?buscar=correo&por-pagina=10$/);
});

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('S8.41 the mensaje of the server is told, and the list can be tried again', async ({
    adminPage: page,
  }) => {
    const candidates = new CandidatesPage(page);
    await page.route(lists, (route) =>
      route.fulfill({ status: 500, json: { mensaje: 'La base de datos descansa.', error: 'x' } }),
    );
    await candidates.open();

    await expect(alertWith(page, 'Error')).toContainText('La base de datos descansa.');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'candidates that failed');
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(candidates.rows()).toHaveCount(5);
  });
});

test('old rows stay while new ones load, and a read that nobody waits for any more is ended', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open('?buscar=ainhoa');
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeVisible();
  // An answer that never comes.
  await page.route(lists, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== 'camila') await route.continue();
  });

  const asked = page.waitForRequest((request) => request.url().includes('q=camila&'));
  await candidates.search().fill('camila');
  await asked;
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('q=camila&'),
  );
  await candidates.search().fill('wendy xicay');
  await ended;
  await expect(candidates.row('Wendy Xicay').first()).toBeVisible();

  await expect(candidates.rows()).toHaveCount(await candidates.row('Wendy Xicay').count());
});

test('order, filters, page and scroll are in the address, and are there when one comes back', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open();
  await candidates.pageSize().selectOption('50');
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filtered = page.waitForResponse((response) => response.url().includes('_minima=2000'));
  await page.getByLabel('Aspiración mínima').fill('2.000');
  await expect(page).toHaveURL(/\?minimo=2.000&orden=nombre&por-pagina=50$/);
  await filtered;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const address = page.url();
  const last = candidates.rows().last().getByRole('link').first();
  await last.focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Aplicantes', exact: true }),
  ).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL(address);
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeAttached();
  await expect(last).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByLabel('Aspiración mínima')).toHaveValue('2.000');
});

test('what is found is exported, and nothing else', async ({ adminPage: page }) => {
  const word = unique('Exporta');
  const name = `=${word}`;
  await applyTo(page.request, 2, { name, email: `${word}@correo.example.org`, salary: 900 });
  const candidates = new CandidatesPage(page);
  await candidates.open(`?buscar=${word}`);
  await expect(candidates.rows()).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar a CSV' }).click(),
  ]);

  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=${word};${word.toLowerCase()}@correo.example.org;900;`);
});

test('views are kept for the user, open by a link, and one of them with the list', async ({
  adminPage: page,
}) => {
  const name = unique('Finalistas ');
  const candidates = new CandidatesPage(page);
  await candidates.open('?estado=4&orden=-fecha&ocultas=correo');
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveCount(0);
  await page.getByRole('button', { name: /^(Vistas|Guardar esta vista)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Vistas de candidatos' });
  await dialog.getByLabel('Nombre de la vista').fill(name);
  await expectAccessible(page, 'views');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await candidates.open();
  const link = page
    .getByRole('navigation', { name: 'Vistas guardadas' })
    .getByRole('link', { name });
  await link.click();
  await expect(page).toHaveURL(/\?estado=4&orden=-fecha&ocultas=correo$/);
  await expect(link).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Vistas', exact: true }).click();
  await dialog.getByRole('button', { name: `Eliminar vista ${name}` }).click();
  await expect(link).toBeHidden();
});

test(
  'a CV is looked at beside the list, under the policy of the page, and by keyboard',
  { tag: '@pdf' },
  async ({ adminPage: page }) => {
    const candidates = new CandidatesPage(page);
    await candidates.open('?buscar=camila+torres');
    await candidates.showCurriculum('Camila Torres').first().focus();
    await page.keyboard.press('Enter');

    const panel = page.getByRole('complementary', { name: 'Currículum de Camila Torres' });
    await expect(panel.getByTitle('Currículum de Camila Torres (PDF)')).toBeVisible();
    await expect.poll(() => showsPdf(page)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Currículum de Camila Torres' })).toBeFocused();
    await expectAccessible(page, 'CV beside the list');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(candidates.showCurriculum('Camila Torres').first()).toBeFocused();
  },
);

test('a status that a colleague changes is there at once, marked, and the focus stays', async ({
  adminPage: page,
  request,
}) => {
  const word = unique('Viva');
  const email = `${word.toLowerCase()}@correo.example.org`;
  await applyTo(page.request, 2, { name: word, email, salary: 900 });
  const api = await AdminApi.signIn(request);
  const application = (await api.applicationsOf(2)).find(
    ({ applicant }) => applicant.name === word,
  );
  if (!application) throw new Error('The application did not arrive.');
  const status = (await api.statuses()).find(({ id }) => id !== application.status.id);
  if (!status) throw new Error('There is no other status.');
  const candidates = new CandidatesPage(page);
  const listening = page.waitForResponse((answer) => answer.url().includes(applicationEventsPath));
  await candidates.open(`?buscar=${word}`);
  await candidates.showCurriculum(word).focus();
  await listening;

  await api.changeStatus(application, status.id);

  await expect(candidates.row(word)).toContainText(status.name);
  await expect(candidates.row(word)).toHaveAttribute('data-marked');
  await expect(candidates.showCurriculum(word)).toBeFocused();
});

test('the whole screen is worked by keyboard', async ({ adminPage: page }) => {
  const candidates = new CandidatesPage(page);
  await candidates.open();
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate((wanted) => {
        const focused = document.activeElement;
        const named = focused?.getAttribute('aria-label') ?? focused?.textContent;
        return named?.trim().startsWith(wanted);
      }, name);
    for (let key = 0; key < 60 && !(await isThere()); key += 1) await page.keyboard.press('Tab');
    expect(await isThere(), name).toBe(true);
  };

  await candidates.search().focus();
  await page.keyboard.type('java');
  await expect(page).toHaveURL(/\?buscar=java$/);
  await page.keyboard.press('Tab');
  await expect(candidates.pageSize()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/por-pagina=100$/);
  await expect(candidates.pageSize()).toHaveValue('100');
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/por-pagina/);
  await expect(candidates.rows()).toHaveCount(5);
  await tabTo('Filtros');
  await page.keyboard.press('Enter');
  await tabTo('Columnas');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Columna correo')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Correo' })).toHaveCount(0);
  await tabTo('Aspiración salarial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orden=aspiracion/);
  await tabTo('Ver CV');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeHidden();
  await tabTo('2');
  await page.keyboard.press('Enter');
  await expect(candidates.pageLink(2)).toHaveAttribute('aria-current', 'page');
});

for (const { timezoneId, shown, from, until } of [
  {
    timezoneId: 'America/Bogota',
    shown: '05/03/2026',
    from: '2026-03-05T05:00:00.000Z',
    until: '2026-03-06T04:59:59.999Z',
  },
  {
    timezoneId: 'Europe/Madrid',
    shown: '06/03/2026',
    from: '2026-03-04T23:00:00.000Z',
    until: '2026-03-05T22:59:59.999Z',
  },
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`S2.99 the day of an application is the reader's, in the list and in its filter (${timezoneId})`, async ({
      adminPage: page,
    }) => {
      const asked: URLSearchParams[] = [];
      await page.route(lists, async (route) => {
        asked.push(new URL(route.request().url()).searchParams);
        const answer = await (await route.fetch()).json();
        const [first, second] = answer.content;
        const content = [
          { ...first, fecha_aplicacion: '2026-03-06T03:30:00.000Z' },
          // A server that says no time zone means the reader's day.
          { ...second, fecha_aplicacion: '2026-03-07' },
        ];
        await route.fulfill({ json: { ...answer, content: first ? content : [] } });
      });
      const candidates = new CandidatesPage(page);
      await candidates.open();
      await expect(candidates.rows()).toHaveCount(2);
      await expect(candidates.rows().nth(0)).toContainText(shown);
      await expect(candidates.rows().nth(1)).toContainText('07/03/2026');

      await candidates.open('?desde=2026-03-05&hasta=2026-03-05');
      expect(asked.at(-1)?.get('desde')).toBe(from);
      expect(asked.at(-1)?.get('hasta')).toBe(until);
    });
  });
}

test('S9.16 a salary to filter by is understood as people write it, typed and pasted', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open();
  await page.getByRole('button', { name: 'Filtros' }).click();
  for (const [text, amount] of [
    ['1500', '1500'],
    ['1.500.000', '1500000'],
    ['1500,5', '1500.5'],
    ['1.500', '1500'],
  ]) {
    const least = page.waitForRequest((call) => asks(call.url(), 'aspiracion_minima', amount));
    await page.getByLabel('Aspiración mínima').clear();
    await page.getByLabel('Aspiración mínima').pressSequentially(text ?? '');
    await least;
    const most = page.waitForRequest((call) => asks(call.url(), 'aspiracion_maxima', amount));
    await page.getByLabel('Aspiración máxima').clear();
    await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
    await most;
  }
});

const asks = (url: string, name: string, value: string | undefined) =>
  new URL(url).searchParams.get(name) === value;

for (const width of [360, 768, 1280]) {
  test(
    `D.05 axe finds nothing on the candidates at ${width} px, whatever they show`,
    { tag: '@pdf' },
    async ({ adminPage: page }) => {
      await page.setViewportSize({ width, height: 800 });
      const candidates = new CandidatesPage(page);
      await candidates.open('?orden=-aspiracion&estado=1');
      await expect(candidates.rows()).toHaveCount(5);
      await expectAccessible(page, 'filtered');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // On a narrow screen a row is a card: its cells stand below each other.
      const [name, salary] = await Promise.all(
        [0, 2].map((cell) => candidates.rows().first().getByRole('cell').nth(cell).boundingBox()),
      );
      expect((salary?.y ?? 0) > (name?.y ?? 0)).toBe(width < 992);

      await page.getByRole('button', { name: 'Columnas' }).click();
      await expectAccessible(page, 'columns');
      await candidates
        .rows()
        .first()
        .getByRole('button', { name: /^Ver CV/ })
        .click();
      await expect.poll(() => showsPdf(page)).toBe(true);
      await expectAccessible(page, 'a CV');
      await candidates.open('?buscar=zzzz');
      await expect(candidates.table()).toContainText('No se encontraron registros');
      await expectAccessible(page, 'nobody');
    },
  );
}

test('no visitor fetches a byte of the back office', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/releases/mf-backoffice/')) fetched.push(request.url());
  });
  for (const path of [paths.home, paths.contact, paths.login, paths.offers]) await page.goto(path);
  await page.getByRole('link', { name: 'Ver oferta' }).first().click();
  await page.getByRole('link', { name: 'Postularme a oferta' }).click();
  await expect(page.getByRole('heading', { name: 'Verificar Postulante' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(fetched).toEqual([]);
});
