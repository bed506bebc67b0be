import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { waitForPageState, type PageEnd } from 'shell/e2e/page-end';

/** A fault with its message, and a text that contains its position in the scripts. */
export type FoundFault = { readonly words: string; readonly where: string };

/** Longest wait for a page to appear, and for its further requests, in milliseconds. */
const longestWait = 20_000;
const longestWork = 3000;

/** Any page of the shell itself. */
const elsewhere = '/no-existe';

/** Opens a page by its address, then leaves it and returns without a reload. Returns the faults. */
export async function checkPage(
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
  const end = await waitForPageState(page, longestWait);
  // Longer activity, such as a stream, is not a fault.
  await page.waitForLoadState('networkidle', { timeout: longestWork }).catch(() => undefined);
  return end;
}

const ends: Readonly<Record<Exclude<PageEnd, 'live'>, string>> = {
  unavailable: 'termina en «Esta sección no está disponible».',
  silent: 'no responde a los clics.',
};

/** Reports the final state of a page only if no other fault explains it. */
const withEnd = (faults: readonly FoundFault[], end: PageEnd) =>
  end === 'live' || faults.length > 0 ? faults : [{ words: ends[end], where: '' }];

/** Returns a function that reads the collected errors. */
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

/**
 * Leaving a page aborts its requests; violations of the content security policy are reported
 * separately.
 */
const isTold = /^net::ERR_ABORTED$|^csp$/;

/** True for scripts and style sheets. A page must handle refusals of the API itself. */
const isPart = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** Failed requests and policy violations are already reported by other listeners. */
const isToldElsewhere = (text: string) =>
  /^Failed to load resource:|Content Security Policy|^This document requires 'Trusted/.test(text);

/** An error's text contains its stack; messages of the browser have a separate position. */
function placeOf(message: ConsoleMessage) {
  const { url, lineNumber, columnNumber } = message.location();
  return `${message.text()}\n at ${url}:${lineNumber + 1}:${columnNumber + 1}`;
}

/** The message of an error, without its stack. */
const wordsOf = (text: string) =>
  (text.split(/\n\s+at /)[0] ?? text).replaceAll(/\s+/g, ' ').trim();

/** Makes pages report the script position of policy violations. */
export const collectViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample } = violation;
      const { sourceFile, lineNumber, columnNumber } = violation;
      console.error(
        `La política de las páginas no permite ${sample || blockedURI} (${effectiveDirective})\n    at ${sourceFile}:${lineNumber}:${columnNumber}`,
      );
    });
  });
