import { join } from 'node:path';
import { OfferBoard } from 'shell/e2e/pages/offer-board';
import { OffersPages } from 'shell/e2e/pages/offers-pages';
import { expect, test } from 'shell/e2e/test';
import { demoLogin } from '../../api/testing/demo-login';
import { earlier, writeEarlierData } from '../../api/testing/earlier-data';
import { freePort } from '../../api/testing/free-port';
import { startMailServer } from '../../api/testing/mail-server';
import { embeddedDatabase, ownDatabase } from '../../api/testing/own-database';
import { OwnTree, stop, untilSaid } from '../dist/testing/own-tree';
import { publishAndTakeBack, type Settings } from './company';
import { walkThroughFirstDay } from './first-day';
import { founder, judge, signIn } from './staff-steps';

const firstLink = /http:\S+\/cuenta\/clave#\S+/;
const started = /Listo en [\d.]+ s/;

let tree: OwnTree;
let mail: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  tree = new OwnTree();
  mail = await startMailServer();
});
// The tests of both databases use the same mail addresses.
test.beforeEach(() => {
  mail.mails.length = 0;
});
test.afterAll(async () => {
  await tree.endAll();
  tree.remove();
  await mail.close();
});

const databases = [
  ['the embedded database', () => embeddedDatabase],
  ['PostgreSQL', ownDatabase],
] as const;

for (const [name, newDatabase] of databases) {
  test(`the production tree carries a company on ${name} through its first day, and a restore brings it back`, async ({
    browser,
  }) => {
    const places = [newDatabase(), newDatabase()] as const;
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const settingsOf = async (place: 0 | 1): Promise<Settings> => ({
      PORT: String(port),
      PUBLIC_URL: origin,
      SMTP_URL: mail.url,
      DATA_DIR: tree.ownFolder(`${name.split(' ').at(-1)}-${place}`),
      CACHE_DIR: tree.ownFolder('cache'),
      ...(await places[place].prepare()),
    });

    const settings = await settingsOf(0);
    const site = tree.begin('start.mjs', [], settings);
    const link = firstLink.exec(await untilSaid(site, firstLink))?.[0] ?? '';
    const day = await walkThroughFirstDay(browser, { link, mail });
    expect(day.copy).toContain('datos-puente.zip');
    await publishAndTakeBack(tree, settings, origin);
    expect(await stop(site)).toBe(0);

    const folder = join(tree.ownFolder('backups'), String(port));
    const saved = await tree.run('backup.mjs', ['backup', folder], settings);
    expect(saved).toEqual({ said: expect.stringMatching(/^Respaldo en /), status: 0 });
    const elsewhere = await settingsOf(1);
    const restored = await tree.run('backup.mjs', ['restore', folder], elsewhere);
    expect(restored).toEqual({ said: expect.stringMatching(/^Restaurado de /), status: 0 });

    const again = tree.begin('start.mjs', [], elsewhere);
    await untilSaid(again, started);
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    await signIn(page, origin, { ...founder, code: day.codes[0] ?? '' });
    await new OffersPages(page).goToBoard();
    await new OfferBoard(page).choose(day.title, 'Ver aplicantes');
    await expect(page.getByRole('row', { name: day.application.name })).toBeVisible();
    await page.context().close();
    expect(await stop(again)).toBe(0);
    for (const database of places) await database.remove();
  });
}

for (const [name, newDatabase] of databases) {
  test(`the production tree takes over from an earlier version on ${name}`, async ({ browser }) => {
    const database = newDatabase();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const settings = {
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: tree.ownFolder(`earlier-${name.split(' ').at(-1)}`),
      CACHE_DIR: tree.ownFolder('cache'),
      ...(await database.prepare()),
    };
    await writeEarlierData(settings);
    tree.handOver(settings.DATA_DIR);

    const site = tree.begin('start.mjs', [], settings);
    await untilSaid(site, started);
    const page = await (await browser.newContext({ baseURL: origin })).newPage();
    await signIn(page, origin, demoLogin);
    await judge(page, earlier.offer, { name: earlier.name });
    await page.context().close();
    expect(await stop(site)).toBe(0);
    await database.remove();
  });
}
