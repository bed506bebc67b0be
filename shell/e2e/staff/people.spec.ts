import { paths, peoplePagePath } from '@portal/kit/routing/paths';
import { alertWith } from '../support/pages/alert';
import { answer, notice, readAlert } from '../support/pages/messages';
import { PeoplePage } from '../support/pages/people-page';
import { photo } from '../support/photo';
import { signInAs } from '../support/session';
import { expect, test, type Page } from '../support/test';

// They come and go on the pages of one list.
test.describe.configure({ mode: 'default' });

const pageCall = /\/api\/personas\/page\/(\d+)$/;

const columns = ['Perfil', 'Nombre', 'Apellido', 'Fecha', 'Correo', 'Editar', 'Eliminar'];

const lucia = {
  id_persona: 1,
  nombre: 'Lucía',
  apellido: 'Peña',
  correo: 'lucia@puente.example.org',
  fecha_creacion: '2026-03-05',
  pais: undefined,
  foto: undefined,
};

/** Answers every page of the list as one of so many. */
const answerPages = (page: Page, totalPages: number, content: readonly object[] = [lucia]) =>
  page.route(pageCall, (route) => {
    const number = Number(pageCall.exec(route.request().url())?.[1]);
    const isLast = number >= totalPages - 1;
    return route.fulfill({
      json: { content, number, totalPages, first: number === 0, last: isLast },
    });
  });

test('S2.41 S2.42 S6.02 S7.09 S9.11 the administrator sees the whole table of the team', async ({
  staff,
  adminPage: page,
}) => {
  const person = await staff.createPerson();
  const people = new PeoplePage(page);
  await people.open(person.page);

  await expect(page.getByRole('link', { name: 'Crear Persona' })).toHaveAttribute(
    'href',
    paths.newPerson,
  );
  await expect(people.table().getByRole('columnheader')).toHaveText(columns);
  const row = people.row(person.email);
  await expect(row).toContainText(person.lastName.toUpperCase());
  await expect(row.getByRole('link', { name: /^Editar/ })).toHaveText('Editar');
  await expect(row.getByRole('button', { name: /^Eliminar/ })).toHaveText('Eliminar');
  await expect(row.locator('img')).toHaveAttribute('src', '/images/no-usuario.png');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await row.locator('img').scrollIntoViewIfNeeded();
    expect((await row.locator('img').boundingBox())?.width).toBe(64);
    expect(
      await row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  }

  await row.getByRole('button', { name: /^Ver perfil/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Subir foto' })).toBeVisible();
});

test('S6.03 ROLE_USER sees photos, and changes nothing', async ({ page, request }) => {
  await signInAs(page, request, 'usuario');
  const people = new PeoplePage(page);
  await people.open();

  await expect(people.table().getByRole('columnheader')).toHaveText(columns.slice(0, 5));
  await expect(page.getByRole('main').getByText(/Crear Persona|Editar|Eliminar/)).toHaveCount(0);
  await people.showProfile().first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['']);
});

test('S6.06 a visitor to whom the list is served sees names only', async ({ page }) => {
  await answerPages(page, 1);
  const people = new PeoplePage(page);
  await people.open();

  await expect(people.table().getByRole('columnheader')).toHaveText(columns.slice(1, 5));
  await expect(page.getByRole('main').getByText(/Crear Persona|Editar|Eliminar/)).toHaveCount(0);
});

for (const timezoneId of ['America/Bogota', 'Europe/Madrid']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('S2.43 the day of a date is the same everywhere', async ({ staff, adminPage: page }) => {
      const people = new PeoplePage(page);
      const { content } = await staff.call('GET', '/api/personas/page/0');
      const date = new Date(`${content[0].fecha_creacion}T12:00:00Z`);
      const part = (options: Intl.DateTimeFormatOptions) =>
        date.toLocaleDateString('es', { timeZone: 'UTC', ...options });
      await people.open();
      await expect(people.rows().first()).toContainText(
        `${part({ weekday: 'long' })} ${part({ day: '2-digit' })}, ${part({ month: 'long' })} ${part({ year: 'numeric' })}`,
      );

      await answerPages(page, 1);
      await page.reload();
      await expect(people.row('jueves 05, marzo 2026')).toHaveCount(1);
    });
  });
}

test('S2.44 an empty list is told', async ({ adminPage: page }) => {
  await answerPages(page, 0, []);
  await new PeoplePage(page).open();

  await expect(page.getByText('No hay registros en la base de datos!')).toBeVisible();
});

test('S2.46 S2.47 S2.48 S7.06 the pager leads through the pages of the server', async ({
  staff,
  adminPage: page,
}) => {
  const { totalPages } = await staff.call('GET', '/api/personas/page/0');
  const people = new PeoplePage(page);
  const read = page.waitForResponse(pageCall);
  await people.open(0);
  const answered = await (await read).json();
  expect(Object.keys(answered)).toEqual(
    expect.arrayContaining(['content', 'number', 'totalPages', 'first', 'last']),
  );

  await expect(people.pager().getByRole('listitem')).toHaveText([
    'Primera',
    '«',
    ...Array.from({ length: Math.min(6, totalPages) }, (_label, index) => String(index + 1)),
    '»',
    'Última',
  ]);
  await expect(people.labels().first()).toHaveAttribute('aria-current', 'page');
  await expect(people.step(/^3$/)).toHaveAttribute('href', peoplePagePath(2));
  for (const name of [/^Primera$/, /^«/]) {
    await expect(people.step(name)).toHaveAttribute('aria-disabled', 'true');
  }

  await people.step(/^3$/).click();
  await expect(page).toHaveURL(peoplePagePath(2));
  await expect(people.step(/^3$/)).toHaveAttribute('aria-current', 'page');
  await people.step(/^»/).click();
  await expect(people.step(/^4$/)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(peoplePagePath(3));
  await people.step(/^«/).click();
  await expect(page).toHaveURL(peoplePagePath(2));
  await people.step(/^Última$/).click();
  await expect(people.step(/^Última$/)).toHaveAttribute('aria-disabled', 'true');
  await expect(people.step(/^»/)).toHaveAttribute('aria-disabled', 'true');
  await people.step(/^Primera$/).click();
  await expect(page).toHaveURL(peoplePagePath(0));
});

test('S9.06 S9.07 the window of the pager is four to either side, and six at least', async ({
  adminPage: page,
}) => {
  const people = new PeoplePage(page);
  const windows = [
    { totalPages: 10, page: 1, from: 1, to: 6 },
    { totalPages: 10, page: 5, from: 1, to: 9 },
    { totalPages: 10, page: 6, from: 2, to: 10 },
    { totalPages: 10, page: 10, from: 5, to: 10 },
    { totalPages: 5, page: 1, from: 1, to: 5 },
    { totalPages: 1, page: 1, from: 1, to: 1 },
    { totalPages: 20, page: 10, from: 6, to: 14 },
  ];

  for (const { totalPages, page: label, from, to } of windows) {
    await answerPages(page, totalPages);
    await people.open(label - 1);
    await expect(people.labels()).toHaveText(
      Array.from({ length: to - from + 1 }, (_label, index) => String(from + index)),
    );
    await expect(people.step(new RegExp(`^${label}$`))).toHaveAttribute('aria-current', 'page');
    await page.unroute(pageCall);
  }
});

test('an address of a page that does not exist leads to the nearest one', async ({
  adminPage: page,
}) => {
  const people = new PeoplePage(page);
  await people.open(9999);
  await expect(people.step(/^Última$/)).toHaveAttribute('aria-disabled', 'true');

  await page.goto(paths.peoplePage.replace(':page', 'abc'));
  await expect(page).toHaveURL(peoplePagePath(0));
});

test('S2.45 S3.06 S4.09 S5.23 S5.24 S7.08 S8.45 a photo is chosen, sent with its progress, and seen in the list', async ({
  staff,
  adminPage: page,
}) => {
  const person = await staff.createPerson();
  const people = new PeoplePage(page);
  await people.open(person.page);
  await people
    .row(person.email)
    .getByRole('button', { name: /^Ver perfil/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `${person.name} ${person.lastName}` });
  await expect(dialog).toContainText(person.email);

  await dialog.getByRole('button', { name: 'Subir foto' }).click();
  await readAlert(page, 'Foto', 'Debe seleccionar una foto');
  const input = dialog.locator('input[type="file"]');
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await readAlert(page, 'Foto', 'EL archivo debe ser del tipo imagen');
  await input.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: photo(400_000) });
  await expect(dialog).toContainText('Lista para subir: retrato.png');

  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  const progress = dialog.getByRole('progressbar');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/personas/upload'),
    dialog.getByRole('button', { name: 'Subir foto' }).click(),
  ]);
  const shown = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
  const early = await shown();
  expect(early).toBeLessThan(100);
  await expect.poll(shown, { intervals: [20] }).toBeGreaterThan(early);

  const response = await request.response();
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('multipart/form-data');
  const saved = await response?.json();
  expect(saved).toMatchObject({ mensaje: expect.any(String), persona: { id_persona: person.id } });
  await readAlert(page, 'La foto se subio correctamente!');
  await expect(progress).toHaveCount(0);
  const source = `/api/uploads/img/${saved.persona.foto}`;
  await expect(dialog.getByRole('img')).toHaveAttribute('src', source);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(people.row(person.email).locator('img')).toHaveAttribute('src', source);
});

test('somebody is deleted after a question, and brought back', async ({
  staff,
  adminPage: page,
}) => {
  const person = await staff.createPerson();
  const people = new PeoplePage(page);
  await people.open(person.page);

  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'DELETE'),
    people
      .row(person.email)
      .getByRole('button', { name: /^Eliminar/ })
      .click()
      .then(() => answer(page, 'Esta seguro?', 'Si, Eliminar!')),
  ]);
  expect(new URL(request.url()).pathname).toBe(`/api/personas/delete/${person.id}`);
  await readAlert(page, 'Eliminado!');
  await expect(people.row(person.email)).toHaveCount(0);

  await notice(page, person.lastName).getByRole('button', { name: 'Deshacer' }).click();
  await expect(notice(page, 'Recuperaste')).toBeVisible();
  await expect(alertWith(page, 'No se pudo recuperar')).toHaveCount(0);
  // Whoever was alone on the last page is not on the one that took its place.
  await people.open(person.page);
  await expect(people.row(person.email)).toHaveCount(1);
});
