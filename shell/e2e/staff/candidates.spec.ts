// Screens: mf-backoffice/src/candidates
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { applicationEventsPath } from '@portal/contract/application-events';
import { addDays, companyDay } from '@portal/contract/company-day';
import { AdminApi } from '../support/admin-api';
import { applyTo } from '../support/apply';
import { CandidatesPage } from '../support/pages/candidates-page';
import { expect, test } from '../support/test';

const offer = { id: 2, title: 'Desarrollador/a Frontend Angular' };

test('who applied is found, shown whole, exported, and marked at once when a colleague changes the status', async ({
  adminPage: page,
  request,
}) => {
  const word = `Ñuflo${randomUUID().slice(0, 8)}`;
  const name = `=${word} Peña`;
  const email = `${word.toLowerCase().replace('ñ', 'n')}@correo.example.org`;
  await applyTo(request, offer.id, { name, email, salary: 1500 });
  const candidates = new CandidatesPage(page);
  const row = candidates.row(name);
  const listening = page.waitForResponse((answer) => answer.url().includes(applicationEventsPath));
  await candidates.open();

  await test.step('is found by name and e-mail, in any case', async () => {
    for (const text of [`${word} PEÑA`.toUpperCase(), email.toUpperCase()]) {
      await candidates.search().fill(text);
      await expect(candidates.rows()).toHaveCount(1);
      await expect(row).toBeVisible();
    }
    for (const text of [email, '$1.500', offer.title]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('the CV and the list are files', async () => {
    const [curriculum] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Descargar CV/ }).click(),
    ]);
    expect((await readFile(await curriculum.path())).toString()).toContain('%PDF-');

    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar a CSV' }).click(),
    ]);
    const lines = (await readFile(await list.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`'${name};${email};1500;`);
  });

  await test.step('another status is there at once, and the focus stays', async () => {
    const api = await AdminApi.signIn(request);
    const application = (await api.applicationsOf(offer.id)).find(
      ({ applicant }) => applicant.name === name,
    );
    if (!application) throw new Error('The application did not arrive.');
    const status = (await api.statuses()).find(({ id }) => id !== application.status.id);
    if (!status) throw new Error('There is no other status.');
    await candidates.showCurriculum(name).focus();
    await listening;

    await api.changeStatus(application, status.id);

    await expect(row).toContainText(status.name);
    await expect(row).toHaveAttribute('data-marked');
    await expect(candidates.showCurriculum(name)).toBeFocused();
  });
});

test('order, filters, page and scroll are in the address, and are there when one comes back', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  // Applications of other tests are from today, those of the demo are older.
  const yesterday = addDays(companyDay(), -1);
  await candidates.open(`?hasta=${yesterday}`);
  await candidates.pageSize().selectOption('50');
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  const filtered = page.waitForResponse((response) => response.url().includes('_minima=2000'));
  await page.getByLabel('Aspiración mínima').fill('2.000');
  await expect(page).toHaveURL(/\?hasta=[\d-]+&minimo=2.000&orden=nombre&por-pagina=50$/);
  await filtered;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const address = page.url();
  const chosen = candidates.row('Noelia Prieto').getByRole('link').first();
  await chosen.focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Aplicantes', exact: true }),
  ).toBeVisible();

  await page.goBack();

  await expect(page).toHaveURL(address);
  await expect(candidates.row('Ainhoa Lizarraga').first()).toBeAttached();
  await expect(chosen).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByLabel('Aspiración mínima')).toHaveValue('2.000');
});
