// Screens: shell/src/layout mf-offers/src/applicants mf-offers/src/offer-board mf-backoffice/src/candidates mf-backoffice/src/people mf-backoffice/src/requests
import { applicantsPath, paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { longWord } from '../support/long-words';
import { expect, test, type Page } from '../support/test';

const screens = (offerId: number) => [
  { path: applicantsPath(offerId), rows: (page: Page) => page.getByRole('table') },
  { path: paths.candidates, rows: (page: Page) => page.getByRole('table') },
  { path: paths.people, rows: (page: Page) => page.getByRole('table') },
  { path: paths.offers, rows: (page: Page) => page.getByRole('article').first() },
  { path: staffPaths.requests, rows: (page: Page) => page.getByRole('main') },
  { path: staffPaths.contactRequests, rows: (page: Page) => page.getByRole('main') },
  { path: staffPaths.privacyRequests, rows: (page: Page) => page.getByRole('main') },
];

/** Controls and tables below a social bubble at the current scroll position. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const bubbles = [...document.querySelectorAll('nav[aria-label="Redes sociales"] a')].map(boxOf);
    // Elements outside a scrolled area have an empty box, which overlaps nothing.
    const meets = (one: DOMRect) => (other: DOMRect) =>
      one.width > 0 &&
      one.height > 0 &&
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    /** The part of an element's box that its scroll containers show. */
    const shownOf = (element: Element) => {
      let { left, right, top, bottom } = boxOf(element);
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const frame = boxOf(around);
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    return [...document.querySelectorAll('main :is(table, article, a, button, select, input)')]
      .filter((element) => element.checkVisibility() && bubbles.some(meets(shownOf(element))))
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

/** Controls that stay behind the phone's bar at any scroll position. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Redes sociales"]');
    const controls = [...document.querySelectorAll('main :is(a, button, select, input)')];
    return controls
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top, bottom } = element.getBoundingClientRect();
        const edge = bar?.getBoundingClientRect().top ?? innerHeight;
        return bottom > edge && top < innerHeight;
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

test('S1.03 S9.15 the bubbles float on working screens, and cover no table and no control of one', async ({
  staff,
  adminPage: page,
}) => {
  const offer = await staff.createOffer();
  await staff.apply(offer.id, longWord.slice(0, 200));
  for (const { path, rows } of screens(offer.id)) {
    await page.goto(path);
    await expect(rows(page)).toBeVisible();
    for (const width of [768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
      expect(await covered(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeInViewport();
    expect(await unreachable(page), `${path} on a phone`).toEqual([]);
  }
});
