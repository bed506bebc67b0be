import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, pathTo } from '@portal/kit/routing/paths';
import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { failRequests, type Fault } from './faults';
import { runInParallel } from './in-turns';
import { isUsable, waitUntilLive } from './live';
import type { OwnReleases } from './own-releases';
import { previousOf } from './release-sets';
import { waitUntilRendered } from './rendered';
import { storeSession } from './session';
import { StaffApi } from './staff-api';
import { expect } from './test';

export const parts = [
  "shell's script",
  'shared chunk',
  'entry',
  'page chunk',
  'lazy chunk',
] as const;
export const ways = ['rendered', 'browser-only', 'navigated'] as const;

type Part = (typeof parts)[number];
type Way = (typeof ways)[number];

/** The failing script, the way to the page and the fault. */
export type Cell = { readonly part: Part; readonly way: Way; readonly fault: Fault };

/** For the visitor: works, works with the previous release, or shows an error and recovers. */
type Outcome = 'works' | 'previous' | 'told, back';

/** In milliseconds: two releases get several seconds each, on a busy machine. */
const slow = 60_000;
/** Parallel pages; each case mostly waits. */
const atOnce = 6;

const notices =
  /aún no responde|No pudimos cargar|Esta sección no está disponible|No pudimos abrir|No pudimos mostrar/;
const hydrationError = /Minified React error #(418|421|422|423|425)|[Hh]ydrat/;

export function expectedOutcome({ part, way, fault }: Cell): Outcome {
  if (fault === '503 once') return 'works';
  if (part === "shell's script") {
    // The shell has been loaded long before.
    return way === 'navigated' ? 'works' : 'previous';
  }
  // Only the shell provides shared chunks, and a part loaded by a click has no fallback.
  if (part === 'shared chunk' || part === 'lazy chunk') return 'told, back';
  return 'previous';
}

/** Gives the shell and mf-offers of a site a previous release. */
export async function prepareWorld({ url, browser, request, releases }: Site): Promise<World> {
  await releases.publish(previousOf('shell'));
  await releases.publish(previousOf('mf-offers'));
  const staff = await StaffApi.signIn(request);
  const offer = await staff.createOffer();
  const files = await filesOf(releases);
  const world = { url, browser, files, offer: offer.id, token: staff.token };
  for (const path of [paths.home, paths.services, paths.offers, paths.hunting]) {
    await waitUntilRendered(request, path);
  }
  return world;
}

export const outcomesOf = (cells: readonly Cell[], world: World) =>
  runInParallel(cells, atOnce, async (cell) => ({ cell, outcome: await outcomeOf(cell, world) }));

type Files = Record<'shell' | 'mf-offers' | 'mf-public' | 'mf-backoffice', Release>;
type Release = {
  readonly live: string;
  readonly pages: Record<string, readonly string[]>;
  readonly provides: Record<string, { readonly files: readonly string[] }>;
  readonly entry: string;
};
type Site = {
  readonly url: string;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly releases: OwnReleases;
};
export type World = Pick<Site, 'url' | 'browser'> & {
  readonly files: Files;
  readonly offer: number;
  readonly token: string;
};

async function filesOf(releases: OwnReleases) {
  const live = await releases.live();
  const read = Object.entries(live).map(async ([name, id]) => {
    const text = await readFile(join(releases.folder, name, id, 'release.json'), 'utf8');
    return [name, { live: id, ...JSON.parse(text) }];
  });
  return Object.fromEntries(await Promise.all(read)) as Files;
}

function fileOf({ part, way }: Cell, { files }: World) {
  const { shell, 'mf-offers': offers } = files;
  const board = 'offer-board/offer-board-page';
  const page = way === 'browser-only' ? 'application-wizard/application-wizard-page' : board;
  const inShell = (file = '') => `/releases/shell/${shell.live}/${file}`;
  const inOffers = (file = '') => `/releases/mf-offers/${offers.live}/${file}`;
  if (part === "shell's script") return inShell(shell.entry);
  if (part === 'shared chunk') return inShell(shell.provides['@portal/http']?.files.at(-1));
  return inOffers(part === 'entry' ? offers.entry : offers.pages[page]?.at(-1));
}

async function outcomeOf(cell: Cell, world: World): Promise<string> {
  const context = await world.browser.newContext({ baseURL: world.url });
  context.setDefaultTimeout(slow);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    const outcome =
      cell.part === 'lazy chunk'
        ? await clickPart(page, cell, world)
        : await openPage(page, cell, world);
    const hydration = problems.filter((text) => hydrationError.test(text));
    if (hydration.length > 0) return `hydration error: ${hydration[0]}`;
    if (await page.evaluate(() => 'tampered' in globalThis)) return 'runs the tampered script';
    return outcome;
  } catch (error) {
    return `fails: ${String(error).replaceAll(/\s+/g, ' ').slice(0, 200)}`;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

const typed = 'ñandú';

async function openPage(page: Page, cell: Cell, world: World): Promise<Outcome> {
  const { way, fault } = cell;
  const file = fileOf(cell, world);
  const taken = takenOver(page, file);
  if (way === 'navigated') {
    await page.goto(paths.home, { waitUntil: 'load' });
    await waitUntilLive(page);
  }
  const mend = await failRequests(page, file, fault);
  await page.clock.install();
  await goTo(page, cell, world);
  if (way === 'rendered') await page.getByRole('searchbox').fill(typed);

  if (fault === 'hangs') await giveUp(page, cell, file);
  const isLive = await livesOrTells(page, cell);
  if (!isLive) {
    await mend();
    // Simulates the browser's event for a recovered network.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectLive(page, cell);
  }
  if (way === 'rendered') await expect(page.getByRole('searchbox')).toHaveValue(typed);
  await expectOneRelease(page, cell, taken());
  if (!isLive) return 'told, back';
  return taken() ? 'previous' : 'works';
}

async function goTo(page: Page, { way }: Cell, { offer }: World) {
  if (way === 'navigated') {
    await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  } else {
    const address = way === 'browser-only' ? pathTo(paths.application, offer) : paths.offers;
    await page.goto(address, { waitUntil: 'commit' });
  }
}

/** Expects all content of an application from one release: the live one, or the fallback. */
async function expectOneRelease(page: Page, { part, way }: Cell, isTaken: boolean) {
  const isShellTaken = isTaken && part === "shell's script";
  await expect(page.locator('a[href="#contenido"]')).toHaveText(
    isShellTaken ? 'Saltar al contenido' : 'Ir al contenido',
  );
  if (way === 'browser-only') return;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    isTaken && !isShellTaken ? 'Ofertas Laborales' : 'Ofertas de hoy',
  );
}

/** The returned function is true if another release has delivered a file with this name. */
function takenOver(page: Page, file: string) {
  const [, , application, live, name] = file.split('/');
  let isTaken = false;
  page.on('requestfinished', (request) => {
    const [, , other, id, otherName] = new URL(request.url()).pathname.split('/');
    if (other === application && otherName === name && id !== live) isTaken = true;
  });
  return () => isTaken;
}

/** Advances time until the page abandons the file and requests the one of another release. */
async function giveUp(page: Page, cell: Cell, file: string) {
  if (expectedOutcome(cell) !== 'previous') return;
  const [, , application, live, name] = file.split('/');
  const isOther = (request: Request) => {
    const [, , other, id, otherName] = new URL(request.url()).pathname.split('/');
    return other === application && otherName === name && id !== live;
  };
  const seen = { other: false };
  page.on('request', (request) => (seen.other ||= isOther(request)));
  while (!seen.other) await page.clock.runFor(500);
}

/** The heading of the wizard is the title of the offer. */
const headingOf = ({ way }: Cell) => (way === 'browser-only' ? /^(?!Esta sección)/ : /^Ofertas/);

async function expectLive(page: Page, cell: Cell) {
  const heading = page.getByRole('heading', { level: 1, name: headingOf(cell) });
  await expect(heading).toBeVisible({ timeout: slow });
  await page.waitForFunction(isUsable, undefined, { timeout: slow });
}

/** True if the page becomes live; false if it shows an error. */
async function livesOrTells(page: Page, cell: Cell) {
  // A page that recovers by itself may show a notice while it retries.
  if (expectedOutcome(cell) !== 'told, back') {
    await expectLive(page, cell);
    return true;
  }
  const notice = page
    .locator('#portal-notice, [role=alert], [role=alertdialog]')
    .filter({ hasText: notices, visible: true });
  return Promise.any([
    expectLive(page, cell).then(() => true),
    notice
      .first()
      .waitFor({ timeout: slow })
      .then(() => false),
  ]);
}

/** Clicks a button that loads a lazy part of the page. */
async function clickPart(page: Page, { way, fault }: Cell, world: World): Promise<Outcome> {
  const isStaff = way === 'browser-only';
  if (isStaff) await storeSession(page, world.token);
  const release = world.files[isStaff ? 'mf-backoffice' : 'mf-public'];
  const name = isStaff ? 'mf-backoffice' : 'mf-public';
  if (way === 'navigated') {
    await page.goto(paths.services, { waitUntil: 'load' });
    await waitUntilLive(page);
    await page.getByRole('main').locator(`a[href="${paths.hunting}"]`).first().click();
  } else {
    await page.goto(isStaff ? paths.candidates : paths.hunting, { waitUntil: 'load' });
  }
  const button = page.getByRole('button', {
    name: isStaff ? 'Guardar esta vista' : 'Calcular tarifa',
  });
  await expect(button).toBeVisible();
  await waitUntilLive(page);

  const mend = await failRequests(page, `/releases/${name}/${release.live}/`, fault);
  await button.click();
  const dialog = page.getByRole('dialog');
  const told = page.getByText(notices);
  await expect(dialog.or(told).first()).toBeVisible({ timeout: slow });
  if (await dialog.isVisible()) return 'works';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mend();
  if (isStaff) {
    await page.getByRole('button', { name: 'Reintentar' }).click();
  } else {
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await button.click();
  }
  await expect(dialog).toBeVisible({ timeout: slow });
  return 'told, back';
}
