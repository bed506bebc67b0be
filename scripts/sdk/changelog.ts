import { satisfies } from '@portal/releases/ranges';
import type { Finding } from './api/findings';

/** The version of a package now and at its last packing. */
export type Step = {
  readonly name: string;
  /** Undefined if it was never packed before. */
  readonly before: string | undefined;
  readonly now: string;
  readonly findings: readonly Finding[];
};

/** Marks the position before the first entry. */
const mark = '<!-- npm run sdk -->';

const headings: Readonly<Record<Finding['size'], string>> = {
  major: 'Rompe',
  minor: 'Añade',
  patch: 'Por dentro',
};

/** Adds an entry for this day, the latest first. Without a new version, nothing changes. */
export function addEntry(changelog: string, steps: readonly Step[], day: string): string {
  const news = steps.filter(({ before, now }) => before !== now);
  if (news.length === 0) return changelog;
  if (!changelog.includes(mark)) throw new Error(`A CHANGELOG.md le falta la línea ${mark}.`);
  const entry = [`## ${day}`, ...news.map(sectionOf)].join('\n\n');
  return changelog.replace(mark, () => `${mark}\n\n${entry}`);
}

export type Update = { readonly name: string; readonly from: string; readonly to: string };

/** The sections after the old version up to the new one, the latest first. */
export const sectionsOf = (changelog: string, { name, from, to }: Update): readonly string[] =>
  changelog
    .split(/^(?=##)/m)
    .filter((section) => {
      const [, about, version = ''] = /^### (\S+) ([^\s,]+)/.exec(section) ?? [];
      return about === name && satisfies(version, `>${from} <=${to}`);
    })
    .map((section) => section.trim());

function sectionOf({ name, before, now, findings }: Step) {
  const title = `### ${name} ${now}${before === undefined ? ', la primera' : `, antes ${before}`}`;
  const lists = (['major', 'minor', 'patch'] as const).flatMap((size) => {
    const texts = findings.filter((one) => one.size === size).map(({ text }) => `- ${text}`);
    return texts.length > 0 ? [`${headings[size]}:\n\n${texts.join('\n')}`] : [];
  });
  return [title, ...lists].join('\n\n');
}
