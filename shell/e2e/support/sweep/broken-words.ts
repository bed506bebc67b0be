import { topOf, type Check } from './check';

/** Words of the site itself are never broken, even beside very long user texts. */
export const brokenWords: Check = {
  name: 'broken words',
  look: async (page) => (await topOf(page)).evaluate(brokenIn),
};

/** Runs in the page: returns the words that span several lines. */
export function brokenIn(top: Element) {
  const broken: string[] = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: run, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      if (run.length > 30) continue;
      for (const word of run.matchAll(/[\p{L}\d.,$]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
  }
  // Host names may break.
  return broken.filter((word) => !/\p{L}\.\p{L}/u.test(word));
}
