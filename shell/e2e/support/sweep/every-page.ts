import { answerWith, longWord } from '../long-words';
import { storeSession, userOf } from '../session';
import { StaffApi } from '../staff-api';
import { expect, test as base, type Page } from '../test';
import { axe } from './axe';
import { brokenWords } from './broken-words';
import type { Check } from './check';
import { quietConsole } from './console';
import { forcedColors } from './forced-colors';
import { keyboard } from './keyboard';
import { largeText } from './large-text';
import { longTasksOf, noteLongTasks } from './long-tasks';
import { reach } from './reach';
import { reflow } from './reflow';
import { screens, unknownPath, type Part, type Screen } from './screens';
import { settle } from './settle';
import { thirdParties } from './third-parties';
import { traces } from './traces';

/** Each worker signs in once for all pages. */
const test = base.extend<object, { token: string }>({
  token: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use((await StaffApi.signIn(request)).token);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const everywhere = [axe, reach, reflow, brokenWords, largeText, forcedColors, keyboard];

type Sweep = { widths: readonly number[]; word: string };

/** Maximum number of dialogs and menus per test. */
const partsAtOnce = 2;

/** Runs the checks on every page and its dialogs and menus, at all widths. */
export function sweepEveryPage({ widths, word }: Sweep) {
  for (const screen of Object.values(screens).flat()) {
    const expectedConsole = screen.path === unknownPath ? /404/ : undefined;

    test.describe(() => {
      test.use({ expectedConsole });

      for (const [index, parts] of inGroups(Object.entries(screen.parts ?? {})).entries()) {
        const names = parts.map(([name]) => `, with ${name}`).join('');
        test(`D.05 nothing is wrong with ${screen.path} for ${screen.for}${names}`, async ({
          page,
          token,
        }) => {
          const { path } = screen;
          const look = lookerAt(page, [
            ...everywhere,
            thirdParties(page),
            quietConsole(page, expectedConsole),
          ]);
          if (screen.for === 'staff') await signIn(page, token, word);
          await open(page, screen, word);
          if (index === 0) {
            for (const width of widths) await look(screen, path, width);
            expect.soft(await traces.look(page), `${path}: ${traces.name}`).toEqual([]);
          }

          for (const [name, part] of parts) {
            const its = widths.filter((width) => hasPart(part, width));
            const [first] = its;
            if (first === undefined) continue;
            await setWidth(page, first);
            // A change of width moves the page, so wait before pressing a button.
            await seeAll(page);
            await settle(page);
            await part.open(page);
            if (!part.isInPage) await expect(opened(page)).toBeVisible();
            for (const width of its) await look(screen, `${path}, ${name},`, width);
            if (!part.isInPage) await close(page);
          }
        });
      }
    });
  }
}

/** A page without parts gets one empty group. */
const inGroups = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / partsAtOnce)) }, (_none, index) =>
    items.slice(index * partsAtOnce, (index + 1) * partsAtOnce),
  );

async function signIn(page: Page, token: string, word: string) {
  const user = { ...userOf(token), nombre: word, apellido: word, username: word };
  await storeSession(page, token, user);
}

async function open(page: Page, { path, withoutWords }: Screen, word: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, word);
  await noteLongTasks(page);
  await page.goto(path);
  await expect(page.getByRole('main').locator('h1, img').first()).toBeVisible();
  if (word === longWord && !withoutWords) {
    await expect(page.getByRole('main').getByText(word).first()).toBeAttached();
  }
  const description = (await longTasksOf(page)).map((time) => `${Math.round(time)} ms`).join(', ');
  test.info().annotations.push({ type: 'long tasks', description });
  await seeAll(page);
}

/** Scrolls through the page to load lazy content. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const lookerAt =
  (page: Page, checks: readonly Check[]) =>
  async (screen: Screen, where: string, width: number) => {
    await setWidth(page, width);
    await settle(page);
    for (const { name, look } of checks.filter((check) => isFor(check, screen, width))) {
      expect.soft(await look(page), `${where} at ${width} px: ${name}`).toEqual([]);
    }
  };

/** The narrowest window stands for enlarged text, where only reach and reflow are required. */
function isFor(check: Check, screen: Screen, width: number) {
  if (width < 360) return check === reach || check === reflow;
  // With text at 200 %, staff pages support only wide windows.
  return check !== largeText || screen.for === 'visitors' || !isNarrow(width);
}

const isNarrow = (width: number) => width < 992;

const hasPart = ({ only }: Part, width: number) =>
  only === undefined || (only === 'narrow') === isNarrow(width);

const opened = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).first();

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
}
