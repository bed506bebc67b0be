import type { Page } from '@playwright/test';
import { topOf, type Check } from './check';
import { debuggerOf } from './debugger';

/** The Tab key reaches everything, and shows where it is. */
export const keyboard: Check = {
  name: 'keyboard',
  async look(page) {
    // A carousel that plays changes what there is to reach.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stops = await (await topOf(page)).evaluateHandle(stopsOf);
    let missing = await stops.evaluate((all) => all.missing());
    const times = missing.length + 10;
    // What had the focus from the beginning shows it once the key was used.
    for (let round = 0; round === 0 || (round < 3 && missing.length > 0); round++) {
      await pressTab(page, times);
      missing = await stops.evaluate((all) => all.missing());
    }
    const unclear = await stops.evaluate((all) => all.unclear());
    return [...missing.map((name) => `never reached: ${name}`), ...unclear];
  },
};

/** All are on their way at once; the browser takes one after the other. */
async function pressTab(page: Page, times: number) {
  const session = await debuggerOf(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const presses = Array.from({ length: times }, () => session.send('Input.dispatchKeyEvent', tab));
  await Promise.all(presses);
}

/** Runs in the page, and notes from then on what has had the focus. */
function stopsOf(top: Element) {
  const reached = new WeakSet<EventTarget>();
  if (document.activeElement) reached.add(document.activeElement);
  addEventListener('focus', ({ target }) => target && reached.add(target), true);

  const nameOf = (element: Element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const text = labels[0]?.textContent ?? element.textContent;
    return `${element.tagName} ${element.getAttribute('aria-label') ?? text?.trim()}`;
  };

  /** Of some radio buttons, one is a stop. */
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

  /** Of a card whose whole ground is a link, that ground has the outline. */
  const hasOutline = (element: Element) =>
    [undefined, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none');

  /** The part of it in the window, and in what scrolls around it: the browser moves nothing that shows in part. */
  function shownOf(element: Element) {
    let { left, right, top: upper, bottom } = element.getBoundingClientRect();
    // Of some lines, the browser moves the one that is written into sight.
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

  /** Until it has moved into sight, or what had the focus before has moved out. */
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

    /** After a press of the Tab key, a focus shows as that does. */
    async unclear() {
      const unclear: string[] = [];
      for (const element of wanted()) {
        // A video's own controls are stops within it, which the browser outlines and scrolls to.
        if (element.matches('video[controls]')) continue;
        // What has the focus already would not be moved into sight.
        element.blur();
        element.focus();
        if (!hasOutline(element)) unclear.push(`without an outline: ${nameOf(element)}`);
        if (!(await comesIntoSight(element))) unclear.push(`covered: ${nameOf(element)}`);
      }
      return unclear;
    },
  };
}
