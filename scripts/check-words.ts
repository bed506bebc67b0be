import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { countCommentWords, countWords, perThousand, sumOf } from './words/comment-words';

// Fails if too many words of the comments, or of the documents, stand for a noun («what», «whoever», «nobody» …).

/** Limits are words in 1,000. The comments of fastify, kysely and Playwright have 0.1 to 0.8. */
const kinds = [
  { name: 'comments', files: /\.[cm]?[jt]sx?$/, count: countCommentWords, limit: 3 },
  {
    name: 'documents',
    files: /\.md$/,
    count: (_: string, text: string) => countWords(text),
    limit: 3,
  },
];

const shownFiles = 10;

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 24 })
  .trim()
  .split('\n');

for (const { name, files, count, limit } of kinds) {
  const counts = tracked
    .filter((file) => files.test(file))
    .map((file) => ({ file, ...count(file, readFileSync(file, 'utf8')) }));
  const sum = sumOf(counts);
  const rate = perThousand(sum);
  console.log(`${name}: ${sum.words} words, ${rate.toFixed(1)} riddles in 1,000 (limit ${limit}).`);
  if (rate <= limit) continue;
  process.exitCode = 1;
  const worst = counts
    .filter(({ riddles }) => riddles > 0)
    .toSorted((one, other) => other.riddles - one.riddles);
  for (const { file, riddles } of worst.slice(0, shownFiles)) console.error(`${file}: ${riddles}`);
}
