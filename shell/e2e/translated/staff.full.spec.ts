// Screens: mf-offers/src/applicants mf-offers/src/offer-form mf-backoffice/src/candidates
import { paths } from '@portal/kit/routing/paths';
import { appliedOffer } from '../support/applied-offer';
import { uniqueTitle } from '../support/an-application';
import { ApplicantsPage } from '../support/pages/applicants-page';
import { alertWith } from '../support/pages/alert';
import { CandidatesPage } from '../support/pages/candidates-page';
import { LoginPage } from '../support/pages/login-page';
import { readAlert } from '../support/pages/messages';
import { offerChoices, OfferBoard, offerTexts } from '../support/pages/offer-board';
import { offerIdOf } from '../support/pages/offer-management-page';
import { noteOffer } from '../support/own-offers';
import { expect, test } from '../support/translated';

test('staff sign in, change the status of an applicant, create an offer and find a candidate', async ({
  page,
  request,
  staff,
}) => {
  const { offer, latest } = await appliedOffer(request, [{}, { answers: ['Ya', 'Dos'] }]);
  const { applicant } = latest;
  await new LoginPage(page).signIn('admin');

  const applicants = new ApplicantsPage(page);
  await applicants.openFromBoard(offer.title);
  await applicants.status(applicant.name).selectOption({ label: 'Entrevista' });
  await readAlert(page, 'Estado actualizado');
  await applicants.email(applicant.email).click();
  await expect(applicants.answers().getByText('Dos', { exact: true })).toBeVisible();
  await applicants.answers().getByRole('button', { name: 'Aplicante siguiente' }).click();
  await expect(applicants.answers()).not.toContainText(applicant.email);
  await page.keyboard.press('Escape');
  await applicants.backToOffers().click();

  const board = new OfferBoard(page);
  const title = uniqueTitle('Traducida');
  await board.plus().click();
  const dialog = board.dialog('Crear Nueva Oferta');
  const save = dialog.getByRole('button', { name: 'Guardar Oferta' });
  await save.click();
  for (const [label, text] of Object.entries({ ...offerTexts, 'Título de la vacante': title })) {
    await dialog.getByLabel(label).fill(text);
  }
  for (const [label, option] of Object.entries(offerChoices)) {
    await dialog.getByLabel(label).selectOption(option);
  }
  await save.click();
  await expect(alertWith(page, 'Oferta Creada')).toBeVisible();
  await page.getByRole('link', { name: 'Completar y publicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  noteOffer({ id: offerIdOf(page), token: staff.token });

  await page.goto(paths.dashboard);
  const candidates = new CandidatesPage(page);
  await candidates.open();
  await candidates.search().fill(applicant.email);
  await expect(candidates.row(applicant.name)).toBeVisible();
  await expect(candidates.rows()).toHaveCount(1);
});
