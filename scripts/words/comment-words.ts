import { parse } from '@babel/parser';

/** Words that stand for a noun that the reader has to work out. */
const riddles =
  /\b(?:what|whatever|who|whoever|whom|whose|whichever|nobody|somebody|anybody|everybody)\b/giu;

const words = /[\p{L}][\p{L}'’-]*/gu;

export type WordCount = { readonly words: number; readonly riddles: number };

/** Counts the words of the comments of a source file, and the riddles among them. */
export const countCommentWords = (file: string, source: string): WordCount =>
  countWords(commentsOf(file, source).join('\n'));

/** Counts the words of a text, and the riddles among them. */
export const countWords = (text: string): WordCount => ({
  words: matches(text, words),
  riddles: matches(text, riddles),
});

/** Returns the number of riddles in 1,000 words. */
export const perThousand = (count: WordCount) =>
  count.words === 0 ? 0 : (1000 * count.riddles) / count.words;

export const sumOf = (counts: readonly WordCount[]): WordCount => ({
  words: counts.reduce((sum, count) => sum + count.words, 0),
  riddles: counts.reduce((sum, count) => sum + count.riddles, 0),
});

function commentsOf(file: string, source: string): readonly string[] {
  const { comments } = parse(source, {
    sourceType: 'unambiguous',
    plugins: file.endsWith('.ts') ? ['typescript'] : ['typescript', 'jsx'],
  });
  return (comments ?? []).map(({ value }) => value);
}

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
