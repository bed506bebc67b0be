import { paths } from '@portal/kit/routing/paths';
import { publicPages } from '../support/visits/public-pages';
import { alertWith } from '../support/pages/alert';
import { expect, test } from '../support/test';

test('S2.27 the referral programme is an image «en construcción» and nothing else', async ({
  page,
}) => {
  await page.goto(paths.referralProgram);
  const main = page.getByRole('main');

  await expect(main.getByRole('img')).toHaveCount(1);
  await expect(main.getByRole('img')).toHaveAccessibleName(/en construcción/i);
  expect((await main.innerText()).trim()).toBe('');
  await expect(main.locator('a, button, h2, p, video, iframe')).toHaveCount(0);
  // A screen reader finds the page by its heading, which is the image.
  await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(/referencia/);
});

test('S2.28 S2.30 «Trabaja con nosotros» has three testimonials, three benefits and the way to apply', async ({
  page,
  baseURL,
}) => {
  await page.goto(paths.workWithUs);
  const main = page.getByRole('main');

  await expect(main.getByRole('figure')).toHaveCount(3);
  await expect(main.getByRole('blockquote')).toHaveCount(3);
  await expect(main.getByRole('article')).toHaveCount(3);
  const apply = main.getByRole('link', { name: 'Aplica Ahora' });
  const target = new URL((await apply.getAttribute('href')) ?? '');
  expect(target.protocol).toBe('https:');
  expect(target.host).not.toBe(new URL(baseURL ?? '').host);
});

test('S2.29 the video is in the page, comes from our own server, and plays with captions', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(paths.workWithUs);
  const video = page.getByLabel(/^Video: /);
  await expect(video).toHaveAttribute('controls');
  await expect(video).toHaveAttribute('poster', /\.svg$/);

  await video.scrollIntoViewIfNeeded();
  await video.focus();
  await page.keyboard.press('Space');

  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      width: element.videoWidth,
      error: element.error?.message,
      captions: element.textTracks[0]?.cues?.length ?? 0,
    }));
  await expect.poll(async () => (await state()).time).toBeGreaterThan(0.5);
  expect(await state()).toMatchObject({ width: 1280, error: undefined, captions: 5 });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test('S2.35 S7.04 «Nosotros» lists every parameter that the server answers', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/parametros/nosotros');
  const { data } = await answer.json();
  await page.goto(paths.about);

  expect(data.length).toBeGreaterThan(0);
  const items = page.getByRole('main').getByRole('article');
  await expect(items).toHaveCount(data.length);
  for (const [index, parameter] of data.entries()) {
    await expect(items.nth(index).getByRole('heading')).toHaveText(parameter.nombre_parametro);
    const lines = parameter.descripcion.split('\n');
    for (const line of lines) await expect(items.nth(index)).toContainText(line.trim());
  }
});

test('the page behind a link is fetched when the link is pointed at or focused', async ({
  page,
}) => {
  await page.goto(paths.home);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

  const aboutPage = page.waitForRequest('**/about-page.js');
  await link('Nosotros').hover();
  await aboutPage;
  const huntingPage = page.waitForRequest('**/hunting-page.js');
  await link('Hunting').focus();
  await huntingPage;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page }) => {
    for (const { path } of publicPages) {
      await page.goto(path);
      const main = page.getByRole('main');

      await expect(main.locator('h1, img').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Chile');
      if (path === paths.referralProgram) continue;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await main.innerText();
      expect(text.length, path).toBeGreaterThan(300);
      expect(text, path).not.toContain('Cargando');
    }
  });
});

test.describe('with a failing server', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('S8.04 a failure of «Nosotros» is told, and another try brings the list', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await page.route('**/api/parametros/nosotros', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
    await expect(alertWith(page, 'Error')).toContainText('Error al cargar la información');
    await page.keyboard.press('Escape');

    await page.unroute('**/api/parametros/nosotros');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
