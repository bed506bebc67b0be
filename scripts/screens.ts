import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { paths, pathTo } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { waitUntilLive } from 'shell/e2e/live';
import { LoginPage } from 'shell/e2e/pages/login-page';

// Takes a screenshot of every screen at three widths, into `screens/`, from the site at SITE_URL.

const baseURL = process.env['SITE_URL'] ?? 'http://localhost:8080';
const widths = [360, 768, 1280];
const unseen = new Set<string>([paths.newPerson, paths.person, paths.peoplePage]);

const screens = Object.values({ ...paths, ...staffPaths })
  .filter((path) => !unseen.has(path))
  .map((path) => pathTo(path, 1))
  .concat(paths.newPerson, pathTo(paths.person, 1), '/no-existe');

async function takePictures(browser: Browser, who: 'visitor' | 'admin') {
  for (const width of widths) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
    if (who === 'admin') await new LoginPage(page).signIn('admin');
    for (const path of screens) {
      await page.goto(path);
      await waitUntilLive(page);
      await bringPictures(page);
      const name = path.slice(1).replaceAll('/', '_');
      await page.screenshot({ path: `screens/${who}/${name}-${width}.png`, fullPage: true });
    }
    await page.close();
  }
}

/** Loads lazy images before the screenshot of a whole page. */
async function bringPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

mkdirSync('screens', { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
await takePictures(browser, 'visitor');
await takePictures(browser, 'admin');
await browser.close();
