// Screens: mf-backoffice/src/dashboard
import { applicantsPath, offerDetailPath, paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { PeoplePage } from '../support/pages/people-page';
import { expect, test, type Page } from '../support/test';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const cards = [
  { name: 'Maestro', path: paths.catalogs },
  { name: 'Ofertas laborales', path: paths.offers },
  { name: 'Candidatos', path: paths.candidates },
];

test('behind each chart stands a table with its numbers, and a bar leads to its candidates', async ({
  adminPage: page,
}) => {
  await page.goto(paths.dashboard);

  for (const title of [
    'Postulaciones por estado',
    'Tiempo en cada estado',
    'Actividad de los últimos días',
  ]) {
    const chart = page.getByRole('region', { name: title });
    const toggle = chart.getByText('Ver los datos en una tabla');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(chart.getByRole('table', { name: title })).toBeVisible();
  }
  const funnel = page.getByRole('region', { name: 'Postulaciones por estado' });
  const first = funnel.getByRole('listitem').first();
  // Other tests add job applications meanwhile, and both parts are updated.
  await expect(async () => {
    const [status = '', count = ''] = (await first.innerText()).split('\n');
    const header = page.getByRole('rowheader', { name: status });
    const row = funnel.getByRole('row').filter({ has: header });
    expect(await row.innerText()).toContain(count);
  }).toPass();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `the open tables at ${width} px`);
  }

  await first.getByRole('link').click();
  await expect(page).toHaveURL(/candidatos-aplicantes\?estado=\d+$/);
});

test('what staff change is told with who, when, before and after, on the record and to the team', async ({
  staff,
  adminPage: page,
}) => {
  const [offer, person] = await Promise.all([staff.createOffer(), staff.createPerson()]);
  const applicant = await staff.apply(offer.id, `Rocío Vidal ${offer.id}`);
  const whole = await staff.call('GET', `/api/ofertas/id/${offer.id}`);
  await staff.call('PUT', `/api/ofertas/update/${offer.id}`, { ...whole, horario: 'Por turnos' });
  const [application] = await staff.call('GET', `/api/aplicantes_ofertas/id_oferta/${offer.id}`);
  await staff.call('PUT', `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`, {
    ...application,
    estadoAplicante: { id_estado_aplicante: 2 },
  });
  await staff.call('PUT', `/api/personas/update/${person.id}`, {
    id_persona: person.id,
    nombre: 'Íñigo',
    apellido: `${person.lastName} Soto`,
    correo: person.email,
  });

  await page.goto(offerDetailPath(offer.id));
  await page.getByRole('button', { name: 'Actividad' }).click();
  const activity = page.getByRole('dialog', { name: `Actividad: ${offer.name}` });
  await expect(activity).toContainText('cambió horario');
  await expect(activity).toContainText('antes: Lunes a viernes → , ahora: Por turnos');
  await expect(activity.getByRole('time').first()).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await expectAccessible(page, 'the activity on an offer');

  await page.goto(applicantsPath(offer.id));
  await page.getByText(applicant.email).click();
  const answers = page.getByRole('dialog', { name: 'Respuestas del aplicante' });
  await answers.getByRole('button', { name: 'Actividad' }).click();
  await expect(answers).toContainText(/antes: \S+/);

  const people = new PeoplePage(page);
  await people.open(person.page);
  await people
    .row(person.email)
    .getByRole('button', { name: /^Ver perfil/ })
    .click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('button', { name: 'Actividad' }).click();
  await expect(profile).toContainText(
    `antes: ${person.lastName} → , ahora: ${person.lastName} Soto`,
  );
  await expectAccessible(page, 'the activity on a person');

  await page.goto(paths.dashboard);
  const team = page.getByRole('region', { name: 'Actividad del equipo' });
  await expect(team.getByRole('listitem').filter({ hasText: offer.name }).first()).toBeVisible();
  await expect(team).toContainText(`cambió la postulación «${applicant.name} · ${offer.name}»`);
});

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('the areas stay when the figures fail, which can be tried again', async ({
    adminPage: page,
  }) => {
    await page.route('**/api/resumen', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(paths.dashboard);

    for (const { name } of cards) await expect(card(page, name)).toBeVisible();
    await expect(page.getByText('No pudimos cargar el resumen.')).toBeVisible();
    await expectAccessible(page, 'a dashboard without figures');
    await page.unroute('**/api/resumen');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('region', { name: 'Postulaciones por estado' })).toBeVisible();
  });
});
