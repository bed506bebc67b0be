import type { Page } from '@playwright/test';
import { topOf, type Check } from './check';
import { debuggerOf } from './debugger';

/** Tab reaches every control, and the focus is visible. */
export const keyboard: Check = {
  name: 'keyboard',
  async look(page) {
    // A playing carousel would change the set of controls.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stops = await (await topOf(page)).evaluateHandle(stopsOf);
    let missing = await stops.evaluate((all) => all.missing());
    const times = missing.length + 10;
    // At least one round of key presses: the initially focused element shows its focus only after
    // that.
    for (let round = 0; round === 0 || (round < 3 && missing.length > 0); round++) {
      await pressTab(page, times);
      missing = await stops.evaluate((all) => all.missing());
    }
    const unclear = await stops.evaluate((all) => all.unclear());
    return [...missing.map((name) => `never reached: ${name}`), ...unclear];
  },
};

/** Sends all presses at once; the browser handles them in order. */
async function pressTab(page: Page, times: number) {
  const session = await debuggerOf(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const presses = Array.from({ length: times }, () => session.send('Input.dispatchKeyEvent', tab));
  await Promise.all(presses);
}

/** Runs in the page: records the elements that get the focus from now on. */
function stopsOf(top: Element) {
  const reached = new WeakSet<EventTarget>();
  if (document.activeElement) reached.add(document.activeElement);
  addEventListener('focus', ({ target }) => target && reached.add(target), true);

  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const text = labels[0]?.textContent ?? element.textContent;
    return `${element.tagName} ${element.getAttribute('aria-label') ?? text?.trim()}`;
  };

  /** A radio group is one tab stop. */
  const isStop = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  };

  const wanted = () =>
    [
      ...top.querySelectorAll<HTMLElement>(
        ':is(a[href], button, input, select, textarea, video):not(:disabled, [tabindex="-1"], [role=menuitem])',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        isStop(element),
    );

  /** A card that is one large link has the outline on its `::after`. */
  const hasOutline = (element: Element) =>
    [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none');

  /**
   * Centre of the visible part of an element. The browser does not scroll to elements that are
   * partly visible.
   */
  function shownOf(element: Element) {
    let { left, right, top: upper, bottom } = element.getBoundingClientRect();
    // In a textarea the browser scrolls to the line with the cursor, here the first one.
    if (element instanceof HTMLTextAreaElement) bottom = Math.min(bottom, upper + 24);
    [upper, bottom] = [Math.max(upper, 0), Math.min(bottom, innerHeight)];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) continue;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    return [(left + right) / 2, (upper + bottom) / 2] as const;
  }

  const isSeen = (element: Element) => {
    const over = document.elementFromPoint(...shownOf(element));
    const own = [element, ...((element as HTMLInputElement).labels ?? [])];
    return over !== null && own.some((part) => part.contains(over) || over.contains(part));
  };

  /**
   * Waits until it has scrolled into view, or until the previously focused element has moved away.
   */
  async function comesIntoSight(element: Element) {
    for (let frames = 0; frames < 60 && !isSeen(element); frames++) {
      await new Promise(requestAnimationFrame);
    }
    return isSeen(element);
  }

  return {
    missing: () =>
      wanted()
        .filter((element) => !reached.has(element))
        .map(nameOf),

    /** After a Tab press, a focus by script also shows the focus ring. */
    async unclear() {
      const unclear: string[] = [];
      for (const element of wanted()) {
        // The browser handles focus inside a video's controls itself.
        if (element.matches('video[controls]')) continue;
        // An element that already has the focus would not scroll into view.
        element.blur();
        element.focus();
        if (!hasOutline(element)) unclear.push(`without an outline: ${nameOf(element)}`);
        if (!(await comesIntoSight(element))) unclear.push(`covered: ${nameOf(element)}`);
      }
      return unclear;
    },
  };
}
