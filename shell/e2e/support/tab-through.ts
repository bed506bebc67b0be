import { expect, type Page } from '@playwright/test';

/** Proves that the Tab key reaches everything of a page, and shows where it is. */
export async function expectAllReached(page: Page, where: string) {
  const missing = new Set(await reachable(page));
  const stops = missing.size * 2 + 20;
  for (let stop = 0; stop < stops && missing.size > 0; stop++) {
    await page.keyboard.press('Tab');
    const element = await focused(page);
    if (!element) continue;
    missing.delete(element.name);
    // Until it has moved into sight, or what had the focus before has moved out.
    await expect
      .poll(() => focused(page), `${where}: ${element.name}`)
      .toMatchObject({ hasOutline: true, isSeen: true });
  }
  // What others have taken away meanwhile is no stop any more.
  const there = new Set(await reachable(page));
  expect(
    [...missing].filter((name) => there.has(name)),
    where,
  ).toEqual([]);
}

/** What has the focus: its name, whether its outline shows, and whether anything lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return undefined;
    // The text of a choice is what there is to choose, which may still be on its way.
    const text =
      element instanceof HTMLSelectElement ? element.labels[0]?.textContent : element.textContent;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? text?.trim()}`;
    // A video's own controls are stops within it, which the browser outlines and scrolls to.
    if (element.matches('video[controls]')) return { name, hasOutline: true, isSeen: true };
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of what is higher than the room below it, the part in the window.
    const seenBottom = Math.min(top + height, innerHeight);
    const over = document.elementFromPoint(left + width / 2, (Math.max(top, 0) + seenBottom) / 2);
    return {
      name,
      // Of a card whose whole ground is a link, that ground has the outline.
      hasOutline: [undefined, '::after'].some(
        (part) => getComputedStyle(element, part).outlineStyle !== 'none',
      ),
      isSeen: over !== null && (element.contains(over) || over.contains(element)),
    };
  });

/** What the keyboard has to reach. */
const reachable = (page: Page) =>
  page
    .locator(':is(a[href], button, input, select, textarea, video):not(:disabled, [tabindex="-1"])')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const text =
            element instanceof HTMLSelectElement
              ? element.labels[0]?.textContent
              : element.textContent;
          return `${element.tagName} ${element.getAttribute('aria-label') ?? text?.trim()}`;
        }),
    );
