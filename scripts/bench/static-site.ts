import type { Browser } from '@playwright/test';
import { companyExamples } from '@portal/contract/company-examples';
import Fastify from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * The floor: only the text of a page with a few lines of style. No page with a design of its own
 * can appear sooner.
 */
export async function startStaticSite(browser: Browser, url: string) {
  const html = await readText(browser, url);
  const body = await promisify(brotliCompress)(html);
  const app = Fastify({ forceCloseConnections: true });
  app.get('*', (_request, reply) =>
    reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(body),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { name: 'estático', address, stop: () => app.close() };
}

async function readText(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const body = await page.evaluate(readStructure);
    return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${companyExamples.identity.name}</title><style>${style}</style></head><body>${body}</body></html>`;
  } finally {
    await context.close();
  }
}

const style =
  'body{margin:0 auto;max-width:64rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#0b1f3a}h1{font-size:2.5rem;line-height:1.1}a{color:#1f4fd8}';

/** Runs in the page: removes pictures, and all attributes except link targets. */
function readStructure() {
  for (const element of document.querySelectorAll('script, style, svg, img, picture, video')) {
    element.remove();
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name !== 'href') element.removeAttribute(name);
    }
  }
  return document.body.innerHTML;
}
