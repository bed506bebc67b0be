import { paths } from '@portal/kit/routing/paths';
import { OwnReleases, type Change } from './support/own-releases';
import { useOwnSite } from './support/own-site';
import { expect, test, type BrowserContext } from './support/test';
import { bytesOnTheWire } from './support/visits/bytes-on-the-wire';

const releases = new OwnReleases();
useOwnSite(releases);

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const kib = 1024;

/** What somebody who has been here before fetches for the list of offers once a release is live. */
async function scriptsAfter(change: Change, context: BrowserContext) {
  await bytesOnTheWire(context, paths.offers);
  await releases.publish(change);
  const { scripts } = await bytesOnTheWire(context, paths.offers);
  expect(scripts.encodings).toContain('dcz');
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
