import { offerFromWire } from '@portal/contract/offer';
import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';

export const openOffers = async (request: APIRequestContext) =>
  v.parse(v.array(offerFromWire), await (await request.get('/api/ofertas')).json());

export async function offerWithPlace(request: APIRequestContext) {
  const offer = (await openOffers(request)).find(({ countries }) => countries.length > 0);
  if (!offer) throw new Error('The demo has no offer with a country.');
  return offer;
}

/** Returns the document head as clients without JavaScript read it. */
export async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1];
  const meta = (key: string) =>
    read(new RegExp(`<meta (?:name|property)="${key}" content="([^"]+)"`));
  const entities = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  return {
    status: response.status(),
    html,
    title: read(/<title>(.*?)<\/title>/),
    canonical: read(/<link rel="canonical" href="([^"]+)"/),
    meta,
    entities: entities.map(([, text = '']) => v.parse(entity, JSON.parse(text))),
  };
}

const entity = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });

/** Structured data of the current page. */
export const shownEntities = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map(({ textContent }) => JSON.parse(textContent)));
