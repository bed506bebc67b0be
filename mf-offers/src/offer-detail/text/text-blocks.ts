export type ListItem = { text: string; number?: number };

export type TextBlock =
  | { kind: 'text' | 'heading'; text: string }
  | { kind: 'list' | 'numbers'; items: readonly ListItem[] };

/**
 * Parses plain text: marked lines become a list, and a short line ending with a colon above it a
 * heading. Only the marks are removed; other text keeps its line breaks (S2.81).
 */
export function textBlocks(text: string): TextBlock[] {
  const found: Found = { blocks: [], pending: [] };
  for (const line of text.split(/\r?\n/)) {
    const item = readItem(line);
    if (item) addItem(found, item);
    else if (!goesOn(found, line)) found.pending.push(line);
  }
  return [...found.blocks, ...textOf(found.pending)];
}

type Found = {
  blocks: TextBlock[];
  /** Lines since the last list, not classified yet. */
  pending: string[];
};

const mark = /^\s*(?:[-•*–]|(\d{1,3})\.)\s+(\S.*)$/u;

/** A mark counts only before words: a row of dashes is not an item. */
function readItem(line: string): ListItem | undefined {
  const [, number, text = ''] = mark.exec(line.trimEnd()) ?? [];
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return number === undefined ? { text } : { text, number: Number(number) };
}

/** Blank lines between items do not end a list. */
function addItem(found: Found, item: ListItem) {
  const kind = item.number === undefined ? 'list' : 'numbers';
  const list = found.pending.every(isBlank) && found.blocks.at(-1);
  if (list && 'items' in list && list.kind === kind) {
    found.blocks.splice(-1, 1, { kind, items: [...list.items, item] });
  } else {
    found.blocks.push(...withHeading(found.pending), { kind, items: [item] });
  }
  found.pending = [];
}

/** An indented line directly below an item continues it. */
function goesOn({ blocks, pending }: Found, line: string) {
  const list = blocks.at(-1);
  if (!list || !('items' in list) || pending.length > 0 || !/^\s+\S/.test(line)) return false;
  const items = list.items.map((item, index) =>
    index < list.items.length - 1 ? item : { ...item, text: `${item.text}\n${line.trim()}` },
  );
  blocks.splice(-1, 1, { ...list, items });
  return true;
}

const longestHeading = 60;

/** Lines above a list, the last of which may be its heading. */
function withHeading(lines: readonly string[]): TextBlock[] {
  const at = lines.findLastIndex((line) => !isBlank(line));
  const heading = lines[at]?.trim() ?? '';
  if (!heading.endsWith(':') || heading.length > longestHeading) return textOf(lines);
  return [...textOf(lines.slice(0, at)), { kind: 'heading', text: heading.slice(0, -1) }];
}

function textOf(lines: readonly string[]): TextBlock[] {
  const from = lines.findIndex((line) => !isBlank(line));
  if (from < 0) return [];
  const to = lines.findLastIndex((line) => !isBlank(line));
  return [{ kind: 'text', text: lines.slice(from, to + 1).join('\n') }];
}

const isBlank = (line: string) => line.trim() === '';
