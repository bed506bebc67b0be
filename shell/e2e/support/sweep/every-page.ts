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

/** One sign-in serves all pages of a worker. */
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

/** Opens every page once at each width, and looks at it and at what it opens. */
export function sweepEveryPage({ widths, word }: Sweep) {
  for (const screen of Object.values(screens).flat()) {
    const expectedConsole = screen.path === unknownPath ? /404/ : undefined;

    test.describe(() => {
      test.use({ expectedConsole });

      for (const width of widths) {
        test(`D.05 nothing is wrong with ${screen.path} for ${screen.for} at ${width} px, nor with what it opens`, async ({
          page,
          token,
        }) => {
          const { path, parts = {} } = screen;
          const checks = [...everywhere, thirdParties(page), quietConsole(page, expectedConsole)];
          const lookAt = lookerAt(
            page,
            checks.filter((check) => isFor(check, screen, width)),
          );
          await setWidth(page, width);
          if (screen.for === 'staff') await signIn(page, token, word);
          await open(page, screen, word);
          await lookAt(path);
          expect.soft(await traces.look(page), `${path}: ${traces.name}`).toEqual([]);

          for (const [name, part] of Object.entries(parts)) {
            if (!hasPart(part, width)) continue;
            await part.open(page);
            if (!part.isInPage) await expect(opened(page)).toBeVisible();
            await lookAt(`${path}, ${name}`);
            if (!part.isInPage) await close(page);
          }
        });
      }
    });
  }
}

/** Somebody of the staff whose own name is that word. */
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

/** What comes only once it is seen. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const lookerAt = (page: Page, checks: readonly Check[]) => async (where: string) => {
  await settle(page);
  for (const { name, look } of checks) {
    expect.soft(await look(page), `${where}: ${name}`).toEqual([]);
  }
};

/** The narrowest window is one of a text that was made larger: what fits into it is all that is asked. */
function isFor(check: Check, screen: Screen, width: number) {
  if (width < 360) return check === reach || check === reflow;
  // At twice the text, the pages of staff are made for a wide window.
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
