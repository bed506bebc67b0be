// Screens: mf-offers/src/applicants
import type { APIRequestContext } from '@playwright/test';
import { applicationEventsPath } from '@portal/contract/application-events';
import { expectAccessible } from '../support/axe';
import { openAsColleague, changeChosen, fourApplied, openFour } from '../support/four-applied';
import { holdRequests } from '../support/hold-requests';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { notice } from '../support/pages/messages';
import { expect, test, type Page } from '../support/test';

const updates = '**/api/aplicantes-ofertas/update/*';
const savedText = 'El estado ha sido actualizado correctamente.';

test('what is done here is not marked as a colleague’s, what a colleague does is', async ({
  adminPage: page,
  request,
}) => {
  const { api, offer, applications, names } = await fourApplied(request);
  const { first, second, third } = names;
  const applicants = new ApplicantsPage(page);
  const listening = page.waitForResponse(`**${applicationEventsPath}`);
  await applicants.open(offer.id);
  await listening;
  const lists: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/id_oferta/')) lists.push(answer.url());
  });
  // Records every marked element, however briefly it is marked.
  await page.evaluate(() => {
    const marked = new Set<string>();
    Object.assign(window, { marked });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && target.hasAttribute('data-marked')) {
          marked.add(target.innerText);
        }
      }
    }).observe(document.body, { attributeFilter: ['data-marked'], subtree: true });
  });
  const marked = () => page.evaluate(() => [...Reflect.get(window, 'marked')].join('\n'));

  await changeChosen(applicants, [first, second], 'Entrevista');
  await expect(applicants.outcome()).toHaveText('2 aplicantes en «Entrevista».');
  await applicants.status(first).selectOption({ label: 'Finalista' });
  await expect(page.getByRole('alertdialog')).toContainText(savedText);
  await page.keyboard.press('Escape');
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  const [theirs] = applications.filter(({ applicant }) => applicant.name === third);
  if (!theirs) throw new Error('Expected the third applicant.');
  await api.changeStatus(theirs, 6);

  await expect(applicants.status(third)).toHaveValue('6');
  await expect(applicants.row(third)).toHaveAttribute('data-marked');
  expect(await marked()).toContain(third);
  expect(await marked()).not.toContain(first);
  expect(await marked()).not.toContain(second);
});

test('what a colleague changes before anybody listens is there all the same', async ({
  adminPage: page,
  request,
}) => {
  const { api, offer, applications, names } = await fourApplied(request);
  const applicants = new ApplicantsPage(page);
  const listen = await holdRequests(page, `**${applicationEventsPath}`);
  await applicants.open(offer.id);
  await expect(applicants.status(names.first)).toHaveValue('1');
  const [latest] = applications;
  if (!latest) throw new Error('Expected an applicant.');

  await api.changeStatus(latest, 5);
  listen();

  await expect(applicants.status(names.first)).toHaveValue('5');
});

test.describe('who did not see what a colleague has set', () => {
  test.use({ expectedConsole: /status of 409/ });

  /** Opens the list without live updates. */
  async function openDeaf(page: Page, request: APIRequestContext) {
    await page.route(`**${applicationEventsPath}`, (route) => route.fulfill({ status: 204 }));
    return openFour(page, request);
  }

  const conflict = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Otra persona guardó cambios' });

  test('is told of it, and overwrites it only on purpose', async ({
    adminPage: page,
    request,
    browser,
    staff,
  }) => {
    const { applicants, offer, statuses, names } = await openDeaf(page, request);
    const colleague = await openAsColleague(browser, offer.id, staff.token);
    await colleague.status(names.first).selectOption({ label: 'Rechazada' });
    await expect(colleague.page.getByRole('alertdialog')).toContainText(savedText);

    await applicants.status(names.first).selectOption({ label: 'Entrevista' });
    await expect(conflict(page)).toContainText(
      `${names.first}: Rechazada (lo tuyo: Entrevista) · Valentina Rojas, `,
    );
    await expectAccessible(page, 'the question about a conflict');
    await page.getByRole('button', { name: 'Usar lo de la otra persona' }).click();
    await expect(applicants.status(names.first)).toHaveValue('6');
    expect((await statuses())[0]).toBe('Rechazada');

    await page.keyboard.press('Escape');
    await applicants.status(names.first).selectOption({ label: 'Entrevista' });
    await expect(page.getByRole('alertdialog')).toContainText(savedText);
    expect((await statuses())[0]).toBe('Entrevista');
  });

  test('changes none of several, until it is said again', async ({
    adminPage: page,
    request,
    browser,
    staff,
  }) => {
    const { applicants, offer, statuses, names } = await openDeaf(page, request);
    const { first, second } = names;
    const colleague = await openAsColleague(browser, offer.id, staff.token);
    await colleague.status(second).selectOption({ label: 'Rechazada' });
    await expect(colleague.page.getByRole('alertdialog')).toContainText(savedText);

    await changeChosen(applicants, [first, second], 'Finalista');
    await expect(conflict(page)).toContainText(`${second}: Rechazada (lo tuyo: Finalista)`);
    await expect(conflict(page)).toContainText('no se guardó en ninguno');
    expect(await statuses()).toEqual(['Recibida', 'Rechazada', 'Recibida', 'Recibida']);
    await page.getByRole('button', { name: 'Conservar lo mío' }).click();

    await expect(applicants.outcome()).toHaveText('2 aplicantes en «Finalista».');
    expect(await statuses()).toEqual(['Finalista', 'Finalista', 'Recibida', 'Recibida']);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(statuses).toEqual(['Recibida', 'Rechazada', 'Recibida', 'Recibida']);
  });
});

test.describe('who leaves the list while a status is being saved', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('is told in passing that it failed, with the way to try again', async ({
    adminPage: page,
    request,
  }) => {
    const { applicants, statuses, names } = await openFour(page, request);
    const answer = await holdRequests(page, updates, (route) =>
      route.fulfill({ status: 500, json: { error: 'otro' } }),
    );
    await applicants.status(names.first).selectOption({ label: 'Entrevista' });
    await applicants.backToOffers().click();
    await expect(applicants.table()).toBeHidden();
    answer();

    await expect(
      notice(page, `${names.first}: Hubo un error al actualizar el estado.`),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.unroute(updates);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notice(page, savedText)).toBeVisible();
    expect((await statuses())[0]).toBe('Entrevista');
  });
});
