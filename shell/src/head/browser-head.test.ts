import { createBrowserHead } from './browser-head';

const value = (selector: string) => {
  const element = document.head.querySelector(selector);
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? undefined;
};
const entities = () => [...document.head.querySelectorAll('script')].map(({ text }) => text);

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="description" content="La primera página"><meta property="og:title" content="Una">
    <link rel="canonical" href="https://example.org/una">
    <script type="application/ld+json" data-about="/una">{"@type":"BreadcrumbList"}</script>`;
});

test('keeps the entities of the page that the server wrote', () => {
  createBrowserHead().describe({ path: '/una', title: 'Una', isIndexed: true });

  expect(entities()).toEqual(['{"@type":"BreadcrumbList"}']);
});

test('brings what is true of another page, under the site’s public address', () => {
  const head = createBrowserHead();
  head.describe({
    path: '/otra/',
    title: 'Otra',
    description: 'La segunda página',
    isIndexed: true,
    structuredData: [{ '@type': 'JobPosting' }],
  });

  expect(head.origin).toBe('https://example.org');
  expect(value('link[rel="canonical"]')).toBe('https://example.org/otra');
  expect(value('meta[property="og:url"]')).toBe('https://example.org/otra');
  expect(value('meta[property="og:title"]')).toBe('Otra');
  expect(value('meta[name="description"]')).toBe('La segunda página');
  expect(entities()).toEqual(['{"@context":"https://schema.org","@type":"JobPosting"}']);
});

test('takes away what another page does not have', () => {
  createBrowserHead().describe({ path: '/interna', title: 'Interna', isIndexed: false });

  expect(value('meta[name="robots"]')).toBe('noindex');
  expect(value('link[rel="canonical"]')).toBeUndefined();
  expect(value('meta[name="description"]')).toBeUndefined();
  expect(entities()).toEqual([]);
});
