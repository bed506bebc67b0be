// Screens: mf-offers/src/application-wizard
import type { APIRequestContext } from '@playwright/test';
import { anApplication } from '../support/an-application';
import { collectApiPosts } from '../support/api-posts';
import { brokenCurriculum } from '../support/curriculum';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { lockedPdf, ownedPdf } from '../support/encrypted-pdfs';
import { expect, test, type Page } from '../support/test';
import { writtenPdf } from '../support/written-pdf';

async function openDetails(page: Page, request: APIRequestContext) {
  const { offer, offers } = await offerToApplyTo({ page, request }, 'Primera página', {
    questions: 0,
  });
  await offers.openWizard(offer.id);
  await offers.identify(anApplication().email);
  await expect(offers.step('Datos Postulante')).toBeVisible();
  return offers;
}

const picture = (page: Page, name: string) =>
  page.getByRole('img', { name: `Primera página de ${name}` });

/** Brightness of the darkest pixel of a picture; 255 is white. */
const darkestDot = (page: Page, name: string) =>
  picture(page, name).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const dots = context?.getImageData(0, 0, canvas.width, canvas.height).data;
    return dots?.reduce((darkest, dot) => Math.min(darkest, dot));
  });

test('the first page of a chosen CV is drawn on the device, again after a reload, and goes with another file', async ({
  page,
  request,
}) => {
  const offers = await openDetails(page, request);
  const posts = collectApiPosts(page);

  await offers.choose(writtenPdf('Paula Ríos, analista'), 'cv.pdf');
  await expect(picture(page, 'cv.pdf')).toBeVisible();
  expect(await darkestDot(page, 'cv.pdf')).toBeLessThan(100);
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Primera página de cv.pdf' }).click();
  await expect(page.getByRole('dialog', { name: 'Currículum de cv.pdf' })).toBeVisible();

  await page.reload();
  await expect(picture(page, 'cv.pdf')).toBeVisible();
  const ended = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await offers.choose(brokenCurriculum, 'roto.pdf');
  await ended;
  await expect(page.getByText('roto.pdf')).toBeVisible();
  await expect(page.getByRole('img', { name: /Primera página/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText(/^No pudimos abrir este PDF/);
});

test('a CV that asks for a password is told where it is chosen, and one whose password is for changes is taken', async ({
  page,
  request,
}) => {
  const offers = await openDetails(page, request);
  await offers.name().fill('Clara Clave');
  await offers.salary().fill('1500');

  await offers.choose(lockedPdf, 'clave.pdf');
  await expect(page.getByRole('alert')).toHaveText(/^Este PDF pide una contraseña/);
  await offers.next();
  await expect(offers.curriculum()).toBeFocused();
  await expect(page.getByText(/^Este PDF pide una contraseña/)).toHaveCount(1);

  await offers.choose(ownedPdf, 'cv', 'application/wps-office.pdf');
  await expect(picture(page, 'cv')).toBeVisible();
  await offers.next();
  await expect(offers.step('Preguntas Filtro')).toBeVisible();
});
