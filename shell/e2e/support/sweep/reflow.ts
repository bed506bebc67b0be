import { topOf, type Check } from './check';

/** No text exceeds the window's sides or is cut off by its own box. */
export const reflow: Check = {
  name: 'reflow',
  look: async (page) => (await topOf(page)).evaluate(lostParts),
};

/** Runs in the page. */
export function lostParts(top: Element) {
  const { clientWidth } = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isForEyes = (element: Element) => !element.closest('[aria-hidden=true]');
  /** Content of a scrollable row remains reachable. */
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      canScroll(element.parentElement));
  /** User texts may be shortened: in tables, or with a word of 60 letters. */
  const isTheirs = (element: Element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    (element.closest('table') !== null || /\S{60}/.test(element.textContent));
  const texts = [
    ...top.querySelectorAll('h1, h2, h3, p, a, button, label, li, input, video'),
  ].filter((element) => isSeen(element) && isForEyes(element) && element.textContent !== '');
  const beyond = texts.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return (
      width > 2 &&
      (right > clientWidth + 1 || left < -1) &&
      !(element.closest('nav, [role=group], table') && canScroll(element.parentElement))
    );
  });
  const cut = texts.filter(
    (element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 1 &&
      !isTheirs(element),
  );
  const sideways = document.documentElement.scrollWidth > clientWidth ? ['the page itself'] : [];
  return [
    ...sideways,
    ...beyond.map((element) => `beyond: ${name(element)}`),
    ...cut.map((element) => `cut off: ${name(element)}`),
  ];
}
