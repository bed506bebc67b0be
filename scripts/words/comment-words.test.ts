import { countCommentWords, countWords, perThousand, sumOf } from './comment-words';

test('the words of comments are counted, those of code are not', () => {
  const source = `
// The caller waits.
/** Returns the live release. */
export const who = 'who asks what'; /* one more */
`;

  expect(countCommentWords('a.ts', source)).toEqual({ words: 9, riddles: 0 });
});

test('a text of a page is no comment', () => {
  const source = `export const Page = () => <a href="//example.org">who's there // what</a>; // It links.`;

  expect(countCommentWords('page.tsx', source)).toEqual({ words: 2, riddles: 0 });
});

test.each([
  ['Whoever has withdrawn may apply again.', 1],
  ['Tells what nobody knows of whose it is.', 3],
  ['The applicant who withdrew', 1],
  ['A somewhat whole answer', 0],
])('«%s» has %i riddles', (text, riddles) => {
  expect(countWords(text).riddles).toBe(riddles);
});

test('riddles are counted in a thousand words of all files', () => {
  const sum = sumOf([
    { words: 400, riddles: 1 },
    { words: 600, riddles: 2 },
  ]);

  expect(perThousand(sum)).toBe(3);
  expect(perThousand({ words: 0, riddles: 0 })).toBe(0);
});
