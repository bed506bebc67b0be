import { topOf, type Check } from './check';

/** The page is no wider than its window, and every control can be clicked. */
export const reach: Check = {
  name: 'reach',
  look: async (page) => (await topOf(page)).evaluate(outOfReach),
};

/** Runs in the page: returns elements wider than the window and controls that cannot be clicked. */
export function outOfReach(top: Element) {
  const { clientWidth, scrollWidth } = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)}`;
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      canScroll(element.parentElement));

  const controls = [
    ...top.querySelectorAll('a, button, input, select, textarea, summary, [role=menuitem]'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      !element.closest('[inert], [aria-hidden=true]'),
  );
  const beyond = controls.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !canScroll(element.parentElement);
  });
  const covered = controls.filter((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top: edge, width, height } = element.getClientRects()[0] ?? new DOMRect();
    // Controls above the window, such as the skip link, have no element at their position; they
    // appear on focus.
    const found = document.elementFromPoint(left + width / 2, edge + height / 2);
    return found && !element.contains(found) && !found.contains(element);
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...(top.scrollWidth > top.clientWidth + 1 ? [`${name(top)} has ${top.scrollWidth} px`] : []),
    ...beyond.map((element) => `beyond: ${name(element)}`),
    ...covered.map((element) => `covered: ${name(element)}`),
  ];
}
