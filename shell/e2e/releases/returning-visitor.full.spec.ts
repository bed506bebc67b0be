// Screens: shell/server/pages shell/server/releases
import type { BrowserContext } from '@playwright/test';
import { deltaFile, dictionaryHash, makeDelta, pageDictionaryFile } from '@portal/releases/delta';
import { paths } from '@portal/kit/routing/paths';
import { deltaEncoding } from '@portal/server/content-encoding';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntilLive } from '../support/live';
import { OwnReleases, type Change } from '../support/own-releases';
import { useOwnSite } from '../support/own-site';
import { expect, test } from '../support/test';
import { publicPages } from '../support/visits/public-pages';
import { bytesOnTheWire } from '../support/visits/bytes-on-the-wire';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const kib = 1024;

/** In KiB, for pages with unusual content: the calculator and the longest text. */
const budgetsOfTheirOwn: Readonly<Record<string, number>> = {
  [paths.hunting]: 4.5,
  [paths.privacy]: 3.7,
};

test('of another page the HTML costs at most 3.5 KiB, but for two', async ({ context }) => {
  await removeDictionaries();
  const documentOf = async (path: string) => (await bytesOnTheWire(context, path)).document;
  // The site builds the dictionary on the first request, and the browser downloads it when idle.
  let visits = 0;
  const has = async () => {
    visits += 1;
    const { encodings } = await documentOf(`${paths.home}?visita=${visits}`);
    return encodings.includes(deltaEncoding);
  };
  await expect.poll(has, { timeout: 30_000 }).toBe(true);

  for (const { path } of publicPages) {
    const { bodyBytes, encodings } = await documentOf(path);
    expect.soft([path, encodings]).toEqual([path, [deltaEncoding]]);
    const budget = budgetsOfTheirOwn[path] ?? 3.5;
    expect.soft(bodyBytes, path).toBeLessThanOrEqual(budget * kib);
  }
});

/** Removes dictionaries that other tests' sites built from their data. */
async function removeDictionaries() {
  const shells = join(releases.folder, 'shell');
  for (const id of await readdir(shells))
    await rm(join(shells, id, pageDictionaryFile), { force: true });
}

/** The scripts that a returning visitor loads for the offer list after a release. */
async function scriptsAfter(change: Change, context: BrowserContext) {
  await bytesOnTheWire(context, paths.offers);
  await releases.publishBuilt(change);
  const { scripts } = await bytesOnTheWire(context, paths.offers);
  expect(scripts.encodings).toContain(deltaEncoding);
  return scripts.bytes;
}

test('a line changed in mf-offers costs who comes back at most 5 KiB of scripts', async ({
  context,
}) => {
  const bytes = await scriptsAfter(
    {
      application: 'mf-offers',
      file: 'src/offer-board/offer-board-page.tsx',
      old: 'No hay ofertas disponibles por el momento.',
      new: 'Hoy no hay ninguna oferta.',
    },
    context,
  );

  expect(bytes).toBeLessThanOrEqual(5 * kib);
});

test('a line changed in the shell costs at most 4 KiB', async ({ context }) => {
  const bytes = await scriptsAfter(
    {
      application: 'shell',
      file: 'src/layout/footer/footer.tsx',
      old: '<Brand size={36} />',
      new: '<Brand size={37} />',
    },
    context,
  );

  expect(bytes).toBeLessThanOrEqual(4 * kib);
});

test('a delta that gives another script than was built is refused, and the page comes nevertheless', async ({
  context,
}) => {
  const application = 'mf-offers';
  const { [application]: before = '' } = await releases.live();
  await bytesOnTheWire(context, paths.offers);
  const id = await releases.publishBuilt({
    application,
    file: 'src/offer-board/offer-board-page.tsx',
    old: 'No hay ofertas disponibles por el momento.',
    new: 'Ahora no hay ofertas.',
  });
  const folders = [before, id].map((each) => join(releases.folder, application, each));
  await spoilDeltas(folders[0] ?? '', folders[1] ?? '');

  const tab = await context.newPage();
  const said: string[] = [];
  tab.on('console', (message) => said.push(message.text()));
  await tab.goto(paths.offers);
  await waitUntilLive(tab);
  expect(said.join(' ')).toContain('integrity');
  expect(await tab.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

/** Replaces the script deltas between two releases with deltas to a different script. */
async function spoilDeltas(from: string, to: string) {
  const scripts = (await readdir(to)).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const dictionary = await readFile(join(from, script));
    const delta = await makeDelta(dictionary, Buffer.from('globalThis.tampered = true;'), 19);
    await writeFile(join(to, deltaFile(script, dictionaryHash(dictionary))), delta);
  }
}
