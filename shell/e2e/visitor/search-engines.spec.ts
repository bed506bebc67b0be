import { company } from '@portal/contract/company';
import { offerFromWire, type Offer } from '@portal/contract/offer';
import { offerToWire, newOfferToWire } from '@portal/contract/offer-bodies';
import { anOffer, entryOf } from '@portal/contract/testing/an-offer';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { companyPaths } from '../support/public-paths';
import type { StaffApi } from '../support/staff-api';
import { expect, test, type Page } from '../support/test';

const publicPaths = [...companyPaths, paths.offers];

const openOffers = async (request: APIRequestContext) =>
  v.parse(v.array(offerFromWire), await (await request.get('/api/ofertas')).json());

async function offerWithPlace(request: APIRequestContext) {
  const offer = (await openOffers(request)).find(({ countries }) => countries.length > 0);
  if (!offer) throw new Error('The demo has no offer with a country.');
  return offer;
}

/** The head as whoever runs no scripts reads it. */
async function readHead(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const read = (pattern: RegExp) => pattern.exec(html)?.[1];
  const meta = (key: string) =>
    read(new RegExp(`<meta (?:name|property)="${key}" content="([^"]+)"`));
  const entities = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  return {
    status: response.status(),
    title: read(/<title>(.*?)<\/title>/),
    canonical: read(/<link rel="canonical" href="([^"]+)"/),
    meta,
    entities: entities.map(([, text = '']) => v.parse(entity, JSON.parse(text))),
  };
}

const entity = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });

test('every public page tells search engines and previews what it is, without a script', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of publicPaths) {
    const head = await readHead(request, `${path}?utm_source=x`);
    titles.add(head.title);
    descriptions.add(head.meta('description'));

    expect(head.status, path).toBe(200);
    expect(head.meta('robots'), path).toBeUndefined();
    expect(head.canonical).toBe(`${baseURL}${path}`);
    expect(head.meta('og:url')).toBe(head.canonical);
    expect(head.title).toBe(`${head.meta('og:title')} · ${company.name}`);
    expect(head.meta('description')).toBe(head.meta('og:description'));
    expect(head.meta('og:type')).toBe('website');
    expect(head.meta('og:site_name')).toBe(company.name);
    expect(head.meta('og:locale')).toBe('es_CL');
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.meta('twitter:image')).toBe(head.meta('og:image'));
    expect(head.entities.map((one) => one['@type'])).toEqual(
      path === paths.home ? ['Organization', 'WebSite'] : ['BreadcrumbList'],
    );
  }
  expect([...titles]).toHaveLength(publicPaths.length);
  expect([...descriptions].filter(Boolean)).toHaveLength(publicPaths.length);
});

test('the picture of previews is there, of the size that they are told', async ({
  page,
  request,
}) => {
  const { meta } = await readHead(request, paths.home);
  await page.goto(paths.home);

  const size = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight].map(String);
    },
    new URL(meta('og:image') ?? '').pathname,
  );
  expect(size).toEqual([meta('og:image:width'), meta('og:image:height')]);
});

const shownEntities = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map(({ textContent }) => JSON.parse(textContent)));

test('D.09 an open offer is one JobPosting, on a direct load as after a navigation, and no list is', async ({
  page,
  request,
  baseURL,
}) => {
  const offer = await offerWithPlace(request);
  const path = offerDetailPath(offer.id);
  const { canonical, meta, entities } = await readHead(request, path);

  expect(canonical).toBe(`${baseURL}${path}`);
  expect(meta('og:title')).toBe(offer.title);
  expect(meta('description')).toContain(offer.workMode.name);
  expect(entities).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: offer.title,
      datePosted: expect.stringContaining(offer.createdAt),
      description: expect.stringMatching(/^<p>/),
      hiringOrganization: expect.objectContaining({ name: company.name }),
      mainEntityOfPage: expect.objectContaining({
        breadcrumb: expect.objectContaining({ '@type': 'BreadcrumbList' }),
      }),
    }),
  ]);
  expect(
    ['jobLocation', 'applicantLocationRequirements'].filter((key) => entities[0]?.[key]),
  ).toHaveLength(1);

  await page.goto(path);
  expect(await shownEntities(page)).toEqual(entities);

  await page.getByRole('link', { name: 'Atrás' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas Laborales' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}${paths.offers}`,
  );
  expect(await shownEntities(page)).toEqual([]);
});

test('a navigation brings the head of the page that it leads to', async ({ page, request }) => {
  const offer = await offerWithPlace(request);
  await page.goto(paths.contact);
  await page.getByRole('banner').locator(`a[href="${paths.offers}"]`).click();
  // Others may have filled the first page of the board.
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(offer.title);
  await page
    .getByRole('main')
    .locator(`a[href="${offerDetailPath(offer.id)}"]`)
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Postularme a oferta' })).toBeVisible();

  const { pathname, origin } = new URL(page.url());
  const content = (key: string) =>
    page.locator(`meta[name="${key}"], meta[property="${key}"]`).getAttribute('content');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', origin + pathname);
  expect(await content('og:title')).toBe(offer.title);
  expect(await content('description')).toBe(await content('og:description'));
  expect(await shownEntities(page)).toEqual([
    expect.objectContaining({ '@type': 'JobPosting', title: offer.title }),
  ]);

  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
  expect(await shownEntities(page)).toEqual([]);
});

test('D.10 the sitemap lists public pages and open offers; robots.txt leads to it and lets offers be', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);

  expect(disallowed).toEqual([
    paths.catalogs,
    paths.candidates,
    '/modulo-principal/ofertas-laborales/aplicantes-ofertas',
    '/personas/form',
  ]);
  expect(disallowed.some((path) => offerDetailPath(1).startsWith(path))).toBe(false);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const sitemap = await response.text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const offers = await openOffers(request);
  expect(listed).toEqual(
    expect.arrayContaining(
      [...publicPaths, ...offers.slice(0, 3).map(({ id }) => offerDetailPath(id))].map(
        (path) => `${baseURL}${path}`,
      ),
    ),
  );
  expect(listed).not.toContain(`${baseURL}${paths.login}`);
  expect(sitemap).toMatch(/detalle-oferta\/\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

test('pages of the staff, of applicants and of people are kept out of search engines', async ({
  request,
}) => {
  for (const path of [
    paths.login,
    paths.people,
    paths.newPerson,
    paths.dashboard,
    paths.catalogs,
    paths.candidates,
    '/modulo-principal/ofertas-laborales/aplicantes-ofertas/1',
    '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1',
  ]) {
    const { meta, canonical } = await readHead(request, path);
    expect(meta('robots'), path).toBe('noindex');
    expect(canonical, path).toBeUndefined();
  }
});

test('what does not exist answers 404 and is not listed', async ({ request }) => {
  for (const path of ['/no-existe', offerDetailPath(2_000_000_000), '/modulo-principal/x']) {
    const { status, meta, entities } = await readHead(request, path);
    expect(status, path).toBe(404);
    expect(meta('robots'), path).toBe('noindex');
    expect(entities, path).toEqual([]);
  }
  expect((await request.get(`${paths.offers}/detalle-oferta/ninguna`)).status()).toBe(404);
});

/** Calls of the API in the name of the administrator. */
const adminCalls = (staff: StaffApi) => ({
  create: async (offer: ReturnType<typeof newOfferToWire>) =>
    v.parse(offerFromWire, await staff.call('POST', '/api/ofertas/save', offer)),
  update: async (offer: Offer) =>
    v.parse(
      offerFromWire,
      await staff.call('PUT', `/api/ofertas/update/${offer.id}`, offerToWire(offer)),
    ),
});

test('a change of an offer is in the next answer of its page, the list and the sitemap', async ({
  staff,
  request,
}) => {
  const { create, update } = adminCalls(staff);
  const [first] = await openOffers(request);
  if (!first) throw new Error('The demo has no offer.');
  const marker = `Oferta ${Date.now()}`;
  const created = await create({
    ...newOfferToWire(
      {
        ...entryOf(anOffer({ title: marker, salaryRange: '1.000 - 2.000 USD al mes' })),
        trainingId: first.training.id,
        contractTypeId: first.contractType.id,
        statusId: first.status.id,
        workModeId: first.workMode.id,
      },
      undefined,
    ),
  });
  const path = offerDetailPath(created.id);
  const textOf = async (url: string) => (await request.get(url)).text();
  // Pages are remembered for a second at most.
  const soon = { timeout: 2000, intervals: [100] };

  await expect.poll(() => textOf(paths.offers), soon).toContain(marker);
  expect(await textOf(path)).toContain(marker);
  expect(await textOf('/sitemap.xml')).toContain(`${path}</loc>`);

  const renamed = await update({ ...created, title: `${marker} (nueva)` });
  await expect.poll(() => textOf(path), soon).toContain('(nueva)');
  await expect.poll(() => textOf(paths.offers), soon).toContain(`${marker} (nueva)`);

  await update({ ...renamed, status: { id: 3, name: 'Cerrada' } });
  await expect.poll(async () => (await request.get(path)).status(), soon).toBe(404);
  await expect.poll(() => textOf(paths.offers), soon).not.toContain(marker);
  expect(await textOf('/sitemap.xml')).not.toContain(`${path}</loc>`);
});
