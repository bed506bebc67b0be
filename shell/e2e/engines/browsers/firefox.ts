import { firefox, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { places } from '../../support/debian-places';
import type { Engine, Visit } from './tab';

/** Debian's Firefox, which Playwright drives by the standard protocol that Firefox itself speaks. */
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
    // Hiding the caret would need a style that the policy refuses.
    picture: () => page.screenshot({ caret: 'initial' }),
    end: () => context.close(),
  };
}

async function wordsOfPdf(page: Page) {
  const words = await Promise.all(page.frames().map(wordsOf));
  return words.join('');
}

/** A frame that is just being replaced has none yet. */
const wordsOf = (frame: Frame) =>
  frame.evaluate(() => document.querySelector('.textLayer')?.textContent ?? '').catch(() => '');
