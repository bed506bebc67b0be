import type { Change, Size } from './changes';

/** A change with a sentence about the required version. */
export type Finding = Change & {
  readonly sentence: string;
  /** True if the package's version is too low for this change. */
  readonly needsVersion: boolean;
};

type Versions = { readonly name: string; readonly before: string; readonly now: string };

export function toFinding(change: Change, { name, before, now }: Versions): Finding {
  const { size, text } = change;
  const demanded = nextVersion(before, size);
  const needsVersion = isBefore(now, demanded);
  const verdict = needsVersion
    ? `${consequences[size]} la versión debe ser ${demanded}, no ${now}.`
    : `: la versión ${now} ya lo dice.`;
  return { ...change, needsVersion, sentence: `${name}: ${text}${verdict}` };
}

const consequences: Record<Size, string> = {
  major: '; eso rompe a quien lo usa:',
  minor: ':',
  patch: ': al empaquetar,',
};

function nextVersion(version: string, size: Size) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (size === 'major') return `${major + 1}.0.0`;
  return size === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const isBefore = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) < 0;
