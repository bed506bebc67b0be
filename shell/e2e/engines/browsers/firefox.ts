import { firefox, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { places } from '../../support/debian-places';
import type { Engine, Visit } from './tab';

/** Debian's Firefox, driven by the standard protocol of an unmodified Firefox. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: places.firefox });
  return {
    visit: async (baseURL) =>
      visit(
        await browser.newContext({
          baseURL,
          locale: 'es-CL',
          timezoneId: 'America/Bogota',
          viewport: { width: 1280, height: 800 },
        }),
      ),
    stop: () => browser.close(),
  };
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  return {
    tab: page,
    framedPdf: () => wordsOfPdf(page),
    otherTabsPdf: async () => {
      const other = context.pages().find((each) => each !== page);
      return other ? wordsOfPdf(other) : '';
    },
    // Hiding the caret needs a style that the content security policy blocks.
    picture: () => page.screenshot({ caret: 'initial' }),
    end: () => context.close(),
  };
}

async function wordsOfPdf(page: Page) {
  const words = await Promise.all(page.frames().map(wordsOf));
  return words.join('');
}

/** A frame that is being replaced has no document yet. */
const wordsOf = (frame: Frame) =>
  frame.evaluate(() => document.querySelector('.textLayer')?.textContent ?? '').catch(() => '');
