// Screens: mf-offers/src/application-wizard shell/src/layout
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { leaveWhileSending } from '../support/leave-while-sending';
import { expect, test } from '../support/test';

test('whoever leaves while an application is sent is told of its end, and stays on the new page', async ({
  page,
  request,
}) => {
  const { api, offer, offers, release } = await leaveWhileSending(page, request);
  release((route) => route.continue());

  const notices = page.getByRole('status');
  await expect(notices.getByText(`Tu postulación a «${offer.title}» fue enviada.`)).toBeVisible();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const [sent] = await api.applicationsOf(offer.id);
  expect(await api.answersOf(offer.id, sent?.applicant.id ?? 0)).toHaveLength(2);

  await notices.getByRole('button', { name: 'Ver oferta' }).click();
  await expect(page).toHaveURL(offerDetailPath(offer.id));
  await expect(
    offers.confirmation().getByRole('button', { name: 'Ver comprobante' }),
  ).toBeVisible();
});
