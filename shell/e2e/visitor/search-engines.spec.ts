// Screens: shell/server shell/src/head mf-offers/src/offer-detail mf-public/src
import { companyExamples } from '@portal/contract/company-examples';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { offerWithPlace, openOffers, readHead, shownEntities } from '../support/page-head';
import { companyPaths, publicPaths } from '../support/public-paths';
import { expect, test } from '../support/test';

const listedPaths = [...companyPaths, paths.offers];

test('every public page tells search engines and previews what it is, without a script', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of listedPaths) {
    const head = await readHead(request, `${path}?utm_source=x`);
    titles.add(head.title);
    descriptions.add(head.meta('description'));

    expect(head.status, path).toBe(200);
    expect(head.meta('robots'), path).toBeUndefined();
    expect(head.canonical).toBe(`${baseURL}${path}`);
    expect(head.meta('og:url')).toBe(head.canonical);
    expect(head.title).toBe(`${head.meta('og:title')} · ${companyExamples.identity.name}`);
    expect(head.meta('description')).toBe(head.meta('og:description'));
    expect(head.meta('og:type')).toBe('website');
    expect(head.meta('og:site_name')).toBe(companyExamples.identity.name);
    expect(head.meta('og:locale')).toBe('es_CL');
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.meta('twitter:image')).toBe(head.meta('og:image'));
    expect(head.entities.map((one) => one['@type'])).toEqual(
      path === paths.home ? ['Organization', 'WebSite'] : ['BreadcrumbList'],
    );
  }
  expect([...titles]).toHaveLength(listedPaths.length);
  expect([...descriptions].filter(Boolean)).toHaveLength(listedPaths.length);
});

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
      hiringOrganization: expect.objectContaining({ name: companyExamples.identity.name }),
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
      [...listedPaths, ...offers.slice(0, 3).map(({ id }) => offerDetailPath(id))].map(
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

test("a page's HTML asks for the font of the brand at once", async ({ request }) => {
  for (const path of publicPaths) {
    const { html } = await readHead(request, path);
    expect(html, path).toContain('<link rel="preload" as="font" type="font/woff2"');
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
