import { Key, type WebElement } from 'selenium-webdriver';
import { isSeen, patternOf, type Step } from './find-in-page';
import type { Part } from './tab';
import type { WebkitPage } from './webkit-page';

/** A part of a page in WebKit. Each action searches for it again. */
export function webkitPart(page: WebkitPage, steps: readonly Step[]): Part {
  const then = (step: Step) => webkitPart(page, [...steps, step]);
  const all = () => page.find(steps);
  const one = () => page.until(async () => only(await all()));
  const oneSeen = () =>
    page.until(async () => {
      const element = only(await all());
      return element && (await page.call(isSeen, element)) ? element : undefined;
    });

  return {
    ...placeOf(then),
    first: () => then({ by: 'nth', index: 0 }),
    nth: (index) => then({ by: 'nth', index }),
    count: async () => (await all()).length,
    click: async () => {
      await page.until(async () => press(page, await oneSeen()));
    },
    pressSequentially: async (text) => (await oneSeen()).sendKeys(text),
    press: async (key) => (await oneSeen()).sendKeys(keyOf(key)),
    selectOption: async ({ label }) => {
      await oneSeen();
      // Options of a closed list have no size, so they are not checked for visibility.
      const option: Step = { by: 'role', role: 'option', name: patternOf(label, true) };
      await (await page.until(async () => only(await page.find([...steps, option])))).click();
    },
    // A button of the site may cover the invisible input.
    setInputFiles: async ({ name, buffer }) =>
      (await one()).sendKeys(await page.write(name, buffer)),
    isVisible: async () => {
      const element = only(await all());
      return element !== undefined && page.call(isSeen, element);
    },
    inputValue: async () =>
      page.call((input) => ('value' in input ? String(input.value) : ''), await one()),
    textContent: async () => page.call((element) => element.textContent, await one()),
    getAttribute: async (name) => (await one()).getAttribute(name),
  };
}

export const placeOf = (then: (step: Step) => Part): Pick<Part, keyof typeof ways> => ({
  getByRole: (role, { name, exact } = {}) =>
    then({ by: 'role', role, name: name === undefined ? undefined : patternOf(name, exact) }),
  getByLabel: (text, { exact } = {}) => then({ by: 'label', pattern: patternOf(text, exact) }),
  getByText: (text, { exact } = {}) => then({ by: 'text', pattern: patternOf(text, exact) }),
  locator: (css) => then({ by: 'css', css }),
});

const ways = { getByRole: true, getByLabel: true, getByText: true, locator: true };

export const keyOf = (key: string) => {
  const code: unknown = Reflect.get(Key, key.replace(/^Arrow/, '').toUpperCase());
  return typeof code === 'string' ? code : key;
};

/** Like Playwright's strict mode: several matches are an error. */
function only(elements: readonly WebElement[]) {
  if (elements.length > 1) throw new Error(`${elements.length} elements instead of one.`);
  return elements[0];
}

/**
 * Waits until the element is at rest, because the driver clicks at the position that it read
 * before.
 */
async function press(page: WebkitPage, element: WebElement) {
  await page.call((part) => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, element);
  const before = await page.call(topOf, element);
  if ((await page.call(topOf, element)) !== before) return undefined;
  await element.click();
  return true;
}

const topOf = (part: Element) => part.getBoundingClientRect().top;
