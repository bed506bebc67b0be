type Line = {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
};

const fence = /^\s*(?:```|~~~)/;

/** Returns the lines of a page outside of fenced code blocks. */
export function proseLines(text: string): readonly Line[] {
  let isInFence = false;
  return text.split('\n').flatMap((line, index) => {
    if (fence.test(line)) {
      isInFence = !isInFence;
      return [];
    }
    return isInFence ? [] : [{ number: index + 1, text: line }];
  });
}

/** Targets of inline links and images, and of reference definitions. */
const inlineLink = /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const definition = /^\s*\[[^\]]+\]:\s*<?([^\s>]+)>?/g;

const codeSpan = /`([^`]+)`/g;

const found = (line: Line, pattern: RegExp) =>
  [...line.text.matchAll(pattern)].map(([, target = '']) => ({ line: line.number, target }));

/** Returns the link targets of a page with their lines. Code spans and code blocks hold none. */
export const linksOf = (text: string) =>
  proseLines(text)
    .map((line) => ({ ...line, text: line.text.replace(codeSpan, '') }))
    .flatMap((line) => [...found(line, inlineLink), ...found(line, definition)]);

/** Returns the code spans of a page with their lines. */
export const codeSpansOf = (text: string) =>
  proseLines(text).flatMap((line) => found(line, codeSpan));

const heading = /^#{1,6}\s+(.+?)\s*#*$/;

/** Returns the anchors that GitHub gives to the headings of a page. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const line of proseLines(text)) {
    const [, title] = heading.exec(line.text) ?? [];
    if (title === undefined) continue;
    const anchor = slug(title);
    const isTaken = (count: number) => anchors.has(count === 0 ? anchor : `${anchor}-${count}`);
    let count = 0;
    while (isTaken(count)) count += 1;
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

/** Returns the anchor of a title by GitHub's rule: small letters, no punctuation, and a hyphen for each space. */
export const slug = (title: string) =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
