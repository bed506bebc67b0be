import { topOf, type Check } from './check';
import { settle } from './settle';

/**
 * In forced colours mode, active elements differ from others, and fields and icons stay visible.
 */
export const forcedColors: Check = {
  name: 'forced colours',
  async look(page) {
    const top = await topOf(page);
    const grounds = await top.evaluateHandle(ownGrounds);
    await page.emulateMedia({ forcedColors: 'active' });
    await settle(page);
    const lost = await top.evaluate(lostInForcedColors, grounds);
    await page.emulateMedia({ forcedColors: 'none' });
    return lost;
  },
};

/** Runs in the page: controls that differ from their surroundings only by the background. */
function ownGrounds(top: Element) {
  const isOpaque = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  // The background of an expanded button shows a state that `aria-expanded` states too.
  return [
    ...top.querySelectorAll(
      'button:not([aria-expanded=true]), select, textarea, input:not([type=checkbox], [type=radio], [tabindex="-1"])',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      groundOf(element) !== groundOf(element.parentElement),
  );
}

/** Runs in the page. */
function lostInForcedColors(top: Element, grounds: readonly Element[]) {
  const isOpaque = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const nameOf = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    return (
      sides.some(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          parseFloat(style[`border${side}Width`]) > 0 &&
          isOpaque(style[`border${side}Color`]) &&
          style[`border${side}Color`] !== groundOf(element.parentElement),
      ) ||
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
    );
  };

  const lookOf = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return [
            style.color,
            style.backgroundColor,
            style.outline,
            style.textDecorationLine,
            style.fontWeight,
            style.content,
            style.display,
            ...sides.flatMap((side) => [
              style[`border${side}Style`],
              style[`border${side}Width`],
              style[`border${side}Color`],
            ]),
          ].join();
        }),
      )
      .join(';');

  const state =
    '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]';
  const marked = [...top.querySelectorAll(state)].filter(isSeen);
  const alike = marked.filter((element) => {
    const others = [
      ...(element.closest('nav, ul, ol, [role=group], [role=tablist]') ?? top).querySelectorAll(
        element.tagName,
      ),
    ].filter((other) => other !== element && isSeen(other) && !other.matches(state));
    return others.some((other) => lookOf(other) === lookOf(element));
  });
  const icons = [...top.querySelectorAll(':is(a, button) svg')].filter(
    (icon) => isSeen(icon) && getComputedStyle(icon).color === groundOf(icon),
  );
  return [
    ...grounds
      .filter((element) => isSeen(element) && !hasEdge(element))
      .map((element) => `no edge: ${nameOf(element)}`),
    ...alike.map((element) => `not told from the others: ${nameOf(element)}`),
    ...icons.map((icon) => `invisible: an icon of ${nameOf(icon.parentElement ?? icon)}`),
  ];
}
