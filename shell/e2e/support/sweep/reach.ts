import { topOf, type Check } from './check';

/** The page is no wider than its window, and all that there is to press can be pressed. */
export const reach: Check = {
  name: 'reach',
  look: async (page) => (await topOf(page)).evaluate(outOfReach),
};

/** Runs in the page: what is wider than the window, and what cannot be pressed. */
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
    // What stands above the window comes with the focus, such as the way to the content.
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
