import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** A tested version, or the reason for not testing it. */
export type Tried = {
  readonly name: 'Node' | 'PostgreSQL';
  readonly version: string;
  /** Format: 2026-11-28. */
  readonly day: string;
  readonly result: string;
  /** The last day with fixes of this Node version. */
  readonly fixesUntil?: string | undefined;
};

const compatibilityFile = 'docs/compatibility.md';

export async function writeCompatibility(all: readonly Tried[]) {
  const settings = await resolveConfig(compatibilityFile);
  const text = await format(compatibilityPage(all), { ...settings, parser: 'markdown' });
  await writeFile(compatibilityFile, text);
}

const compatibilityPage = (all: readonly Tried[]) => `# Compatibility

What \`npm run test:all -- versions\` ran, which writes this page.

## Node

From 20.19 on. Each version starts the site from its sources and from the production tree, with demo data; renders pages;
takes an application with its CV; lets staff sign in and download it; and ends in order.

| version | day | result | fixes until |
| --- | --- | --- | --- |
${rowsOf(all, 'Node')}

## PostgreSQL

From 15 on. Each version runs all migrations, the API's tests that may differ by database
(\`scripts/jest/postgres-differences.js\`), and a backup that is restored into another database.

| version | day | result |
| --- | --- | --- |
${rowsOf(all, 'PostgreSQL')}
`;

const rowsOf = (all: readonly Tried[], kind: Tried['name']) =>
  all
    .filter(({ name }) => name === kind)
    .map(({ version, day, result, fixesUntil }) =>
      ['', version, day, result, ...(fixesUntil ? [fixesUntil] : []), ''].join(' | ').trim(),
    )
    .join('\n');
