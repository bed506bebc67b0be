// Screens: mf-offers/src/application-wizard
import type { APIRequestContext } from '@playwright/test';
import { anApplication } from '../support/an-application';
import { collectApiPosts } from '../support/api-posts';
import { curriculum } from '../support/curriculum';
import { offerToApplyTo } from '../support/offer-to-apply-to';
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

/** How dark the darkest dot of a picture is: 255 is white. */
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
  await offers.choose(curriculum('no page at all'), 'roto.pdf');
  await ended;
  await expect(page.getByText('roto.pdf')).toBeVisible();
  await expect(page.getByRole('img', { name: /Primera página/ })).toHaveCount(0);
});
