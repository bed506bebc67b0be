// Screens: mf-public/src/work-with-us shell/src/remotes
import { paths } from '@portal/kit/routing/paths';
import { expect, test } from '../support/test';

test('the video is in the page, comes from our own server, and plays with captions', async ({
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
