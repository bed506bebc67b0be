import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from './applications';
import { trackedFiles } from './docs/tracked-files';
import { countCommentWords, countWords, perThousand, sumOf } from './words/comment-words';

// Fails if too many words of the comments, or of the documents, stand for a noun («what», «whoever», «nobody» …).

/** Limits are words in 1,000. The comments of fastify, kysely and Playwright have 0.1 to 0.8. */
const kinds = [
  {
    name: 'comments',
    patterns: ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'],
    count: countCommentWords,
    limit: 3,
  },
  {
    name: 'documents',
    patterns: ['*.md'],
    count: (_file: string, text: string) => countWords(text),
    limit: 3,
  },
];

const shownFiles = 10;

for (const { name, patterns, count, limit } of kinds) {
  const counts = trackedFiles(repositoryFolder, ...patterns).map((file) => ({
    file,
    ...count(file, readFileSync(join(repositoryFolder, file), 'utf8')),
  }));
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
