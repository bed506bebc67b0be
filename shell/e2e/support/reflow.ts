import { paths } from '@portal/kit/routing/paths';
import { Calculator } from './pages/calculator';
import { companyPaths } from './public-paths';
import { expect, type Page } from './test';

const publicPaths = [...companyPaths, paths.login];

/** What reaches beyond the window's sides, or text that its own box cuts off. */
const lostParts = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const name = (element: Element) =>
      `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isForEyes = (element: Element) => !element.closest('[aria-hidden=true]');
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, p, a, button, label, li, input, video'),
    ].filter((element) => isSeen(element) && isForEyes(element) && element.textContent !== '');
    const beyond = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 2 && (right > clientWidth + 1 || left < -1);
    });
    const cut = texts.filter(
      (element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        element.clientWidth > 2 &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const sideways = document.documentElement.scrollWidth > clientWidth ? ['the page itself'] : [];
    return [...sideways, ...beyond.map(name), ...cut.map(name)];
  });

/** Walks through the public pages, the open menu and the calculator. */
export async function expectNothingLost(page: Page) {
  for (const path of publicPaths) {
    await page.goto(path);
    expect(await lostParts(page), path).toEqual([]);
  }
  await page.goto(paths.home);
  const menu = page.getByRole('banner').getByRole('button', { name: /menú/i });
  await menu.click();
  const last = page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await lostParts(page), 'the open menu').toEqual([]);

  const calculator = new Calculator(page);
  await calculator.open();
  expect(await lostParts(page), 'the calculator').toEqual([]);
  await calculator.submit().scrollIntoViewIfNeeded();
  await expect(calculator.submit()).toBeInViewport();
}
