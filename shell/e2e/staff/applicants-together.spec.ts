// Screens: mf-offers/src/applicants
import { standingChangesPath } from '@portal/contract/application-standing';
import { openAsColleague, changeChosen, fourApplied, openFour } from '../support/four-applied';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { expect, test, type Page } from '../support/test';

function putsOf(page: Page) {
  const puts: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT') puts.push(new URL(call.url()).pathname);
  });
  return puts;
}

test('a change of several and its undo are one call each, and a colleague sees them', async ({
  adminPage: page,
  request,
  browser,
  staff,
}) => {
  const { offer, statuses, names } = await fourApplied(request);
  const { first, second, third } = names;
  const colleague = await openAsColleague(browser, offer.id, staff.token);
  const applicants = new ApplicantsPage(page);
  await applicants.open(offer.id);
  const puts = putsOf(page);

  await changeChosen(applicants, [first, second, third], 'Finalista');
  await expect(applicants.outcome()).toHaveText('3 aplicantes en «Finalista».');
  expect(puts).toEqual([standingChangesPath]);
  expect(await statuses()).toEqual(['Finalista', 'Finalista', 'Finalista', 'Recibida']);
  for (const name of [first, second, third]) {
    await expect(colleague.status(name)).toHaveValue('4');
    await expect(colleague.row(name)).toHaveAttribute('data-marked');
  }

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(applicants.outcome()).toHaveText('3 aplicantes de vuelta en su estado anterior.');
  expect(puts).toEqual([standingChangesPath, standingChangesPath]);
  expect(await statuses()).toEqual(Array.from({ length: 4 }, () => 'Recibida'));
  await expect(colleague.status(third)).toHaveValue('1');
});

test('what is chosen is saved although the tab is closed at once', async ({
  adminPage: page,
  request,
  browser,
  staff,
}) => {
  const { applicants, offer, statuses, names } = await openFour(page, request);
  const { first, second, third } = names;

  await test.step('a status that waits for the next key', async () => {
    const status = applicants.status(first);
    // Before the statuses have loaded, the field has no next option.
    await expect(status.locator('option')).not.toHaveCount(1);
    await status.focus();
    await page.keyboard.press('ArrowDown');
    await page.goto('/robots.txt', { waitUntil: 'commit' });
    await expect.poll(async () => (await statuses())[0]).toBe('En revisión');
  });

  await test.step('one that several get', async () => {
    const colleague = await openAsColleague(browser, offer.id, staff.token);
    const sent = colleague.page.waitForRequest((call) => call.method() === 'PUT');
    await changeChosen(colleague, [second, third], 'Rechazada');
    await sent;
    await colleague.page.close();
    await expect.poll(statuses).toEqual(['En revisión', 'Rechazada', 'Rechazada', 'Recibida']);
  });
});
