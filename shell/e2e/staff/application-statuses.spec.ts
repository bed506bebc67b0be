// Screens: mf-backoffice/src/application-statuses mf-offers/src/own-applications
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { readAlert } from '../support/pages/messages';
import { expect, test, type Page } from '../support/test';

const finalist = 'Finalista';

/** Other tests may use this status too. */
test.afterEach(async ({ staff }) => {
  await staff.call('PUT', '/api/estado_aplicante/update/4', { estado_publico: 'en_revision' });
});

async function choose(page: Page, state: string) {
  await page.getByLabel(`Lo que ve quien postula: ${finalist}`).selectOption({ label: state });
  await page.getByRole('button', { name: `Guardar ${finalist}` }).click();
  await readAlert(page, finalist, 'Lo que ve quien postula fue actualizado con éxito.');
}

test('what staff choose for a status is what those who applied see of theirs', async ({
  page,
  colleaguePage: staffPage,
  request,
}) => {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Estados', {
    questions: 0,
  });
  await offers.openWizard(offer.id);
  await offers.fillIn(anApplication({ answers: [] }));
  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  const [sent] = await api.applicationsOf(offer.id);
  const status = (await api.statuses()).find(({ name }) => name === finalist);
  if (!sent || !status) throw new Error('There is nothing to look at.');
  await api.changeStatus(sent, status.id);

  await staffPage.goto(paths.catalogs);
  await staffPage
    .getByRole('main')
    .getByRole('link', { name: 'Estados para quien postula' })
    .click();
  await expect(staffPage).toHaveURL(staffPaths.applicationStatuses);
  await choose(staffPage, 'Cerrada');
  await page.goto(paths.ownApplications);
  const card = page.getByRole('article', { name: offer.title });
  await expect(card.getByText('Cerrada')).toBeVisible();

  await choose(staffPage, 'En revisión');
  await page.reload();
  await expect(card.getByText('En revisión')).toBeVisible();
});
