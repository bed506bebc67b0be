import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { endOfPage, type PageEnd } from 'shell/e2e/page-end';

/** A fault in the words of the browser or of the page, and a text that names its place in the scripts. */
export type FoundFault = { readonly words: string; readonly where: string };

/** A page may take so long to be there, and its work after that, in milliseconds. */
const longestWait = 20_000;
const longestWork = 3000;

/** Any page that the shell itself has. */
const elsewhere = '/no-existe';

/** Opens a page by its address, then leaves it and comes back without loading it anew; gives what went wrong. */
export async function lookAtPage(
  context: BrowserContext,
  path: string,
): Promise<readonly FoundFault[]> {
  const page = await context.newPage();
  const found = watch(page);
  try {
    await page.goto(path, { waitUntil: 'commit' });
    const end = await settle(page);
    if (end === 'live') {
      await goTo(page, elsewhere);
      await goTo(page, path);
    }
    return withEnd(found(), end);
  } finally {
    await page.close();
  }
}

async function goTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settle(page);
}

async function settle(page: Page) {
  const end = await endOfPage(page, longestWait);
  // What goes on for longer, such as a stream, is no fault.
  await page.waitForLoadState('networkidle', { timeout: longestWork }).catch(() => undefined);
  return end;
}

const ends: Readonly<Record<Exclude<PageEnd, 'live'>, string>> = {
  unavailable: 'termina en «Esta sección no está disponible».',
  silent: 'no llega a responder a lo que se pulsa.',
};

/** What a page ends in is told where nothing told why. */
const withEnd = (faults: readonly FoundFault[], end: PageEnd) =>
  end === 'live' || faults.length > 0 ? faults : [{ words: ends[end], where: '' }];

/** Notes what the browser complains of; gives it. */
function watch(page: Page) {
  const found: FoundFault[] = [];
  const note = (text: string, where = text) => found.push({ words: wordsOf(text), where });
  page.on('pageerror', (error) => note(String(error), error.stack));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isToldElsewhere(message.text())) {
      note(message.text(), placeOf(message));
    }
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    if (isPart(request) && !isTold.test(errorText)) {
      note(`No se pudo cargar ${request.url()}: ${errorText}`);
    }
  });
  page.on('response', (response) => {
    if (isPart(response.request()) && response.status() >= 400) {
      note(`No se pudo cargar ${response.url()}: ${response.status()}`);
    }
  });
  return () => found;
}

/** A page that is left gives up what it was loading; what the policy refuses is told as such. */
const isTold = /^net::ERR_ABORTED$|^csp$/;

/** What a page is made of. An answer of the API that is a refusal is for the page to handle. */
const isPart = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** Failed requests are seen themselves, and refusals of the policy with their place in the scripts. */
const isToldElsewhere = (text: string) =>
  /^Failed to load resource:|Content Security Policy|^This document requires 'Trusted/.test(text);

/** The stack, if there is one, is in the text; what the browser itself says has a place of its own. */
function placeOf(message: ConsoleMessage) {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()}\n at ${url}:${lineNumber + 1}:${columnNumber + 1}`;
}

/** The message of an error, without its stack. */
const wordsOf = (text: string) =>
  (text.split(/\n\s+at /)[0] ?? text).replaceAll(/\s+/g, ' ').trim();

/** Has the pages of a context say where in their scripts the policy refused something. */
export const tellViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample } = violation;
      const { sourceFile, lineNumber, columnNumber } = violation;
      console.error(
        `La política de las páginas no permite ${sample || blockedURI} (${effectiveDirective})\n    at ${sourceFile}:${lineNumber}:${columnNumber}`,
      );
    });
  });
