// Screens: shell/src/remotes mf-offers/src/own-applications
import { paths } from '@portal/kit/routing/paths';
import { containerName, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import { readRelease } from '@portal/releases/release';
import { join } from 'node:path';
import { OwnReleases } from '../support/own-releases';
import { expect, test, type Page } from '../support/test';

const application = 'mf-offers';
const releases = new OwnReleases();

/** Both releases have the same chunk names and module numbers; each one reports that it ran. */
const build = (name: string) =>
  releases.build({
    application,
    file: 'src/own-applications/own-applications-page.tsx',
    old: 'export function OwnApplicationsPage',
    new: 'export function OwnApplicationsPage',
    head: `Reflect.set(globalThis, 'ran', [...(Reflect.get(globalThis, 'ran') ?? []), '${name}']);\n`,
  });

// Both tests use the same two releases, which are slow to build.
test.describe.configure({ mode: 'default' });

let ids: readonly [string, string];

// The page's policy allows only the releases of the page, and these are not among them.
test.use({ bypassCSP: true });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ids = [await build('uno'), await build('dos')];
});

test.afterAll(() => releases.remove());

test.beforeEach(async ({ page }) => {
  for (const id of ids) {
    await page.route(`**${releaseUrl(application, id)}*`, (route) => {
      const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      return route.fulfill({ path: join(releases.folder, application, id, file) });
    });
  }
  await page.goto(paths.home);
});

async function loadEntry(page: Page, id: string) {
  const url = releaseUrl(application, id, remoteEntryFile);
  const { files } = await readRelease(releases.folder, application, id);
  await page.evaluate(
    async ({ script, name }) => {
      const element = Object.assign(document.createElement('script'), script);
      await new Promise((resolve, reject) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', reject);
        document.head.append(element);
      });
      const instances = Reflect.get(Reflect.get(globalThis, '__FEDERATION__'), '__INSTANCES__');
      await Reflect.get(globalThis, name).init(instances[0]?.shareScopeMap['default']);
    },
    {
      script: { src: url, integrity: files[remoteEntryFile]?.integrity, crossOrigin: 'anonymous' },
      name: containerName(application, id),
    },
  );
}

const loadPage = (page: Page, id: string) =>
  page.evaluate(
    async (name) => {
      const container = Reflect.get(globalThis, name);
      (await container.get('./own-applications/own-applications-page'))();
    },
    containerName(application, id),
  );

const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'ran'));

test('two releases of a remote in one page each run their own modules', async ({ page }) => {
  const [one, other] = ids;
  await loadEntry(page, one);
  await loadEntry(page, other);
  await loadPage(page, one);
  await loadPage(page, other);

  expect(await ran(page)).toEqual(['uno', 'dos']);
});

test('so does one that comes when the other has loaded its chunks', async ({ page }) => {
  const [one, other] = ids;
  await loadEntry(page, other);
  await loadPage(page, other);
  await loadEntry(page, one);
  await loadPage(page, one);

  expect(await ran(page)).toEqual(['dos', 'uno']);
});
