import { readFile } from 'node:fs/promises';
import { joinBelow } from '@portal/server/join-below';
import * as v from 'valibot';
import { releaseFolder, type Release } from './release';

/** File of a release with the licence notices of all included packages. */
export const noticesFile = 'notices.json';

/** Licence notice that must accompany a third-party package. */
const notice = v.object({
  name: v.string(),
  version: v.string(),
  /** SPDX expression. */
  license: v.string(),
  /** Licence and notices of the package; its authors if it has none. */
  text: v.string(),
});
export type Notice = v.InferOutput<typeof notice>;

const noticesText = v.pipe(v.string(), v.parseJson(), v.array(notice));

/** Notices of a release; empty for releases without the file. */
export async function readNotices(
  releasesFolder: string,
  { name, id, files }: Release,
): Promise<readonly Notice[]> {
  if (!Object.hasOwn(files, noticesFile)) return [];
  const file = joinBelow(releaseFolder(releasesFolder, name, id), noticesFile);
  return v.parse(noticesText, await readFile(file, 'utf8'));
}

/** Sorted by name, with one entry for each package and version. */
export function mergeNotices(notices: readonly Notice[]): readonly Notice[] {
  const byKey = new Map(notices.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

/** Independent of the machine's locale. */
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Text for people: the introduction, then each licence after its packages. */
export function writeNotices(about: string, notices: readonly Notice[]): string {
  const byText = new Map<string, Notice[]>();
  for (const one of mergeNotices(notices)) {
    const key = JSON.stringify([one.license, one.text]);
    byText.set(key, [...(byText.get(key) ?? []), one]);
  }
  const parts = [...byText.values()].map((same) => {
    const [{ license, text } = { license: '', text: '' }] = same;
    const names = same.map(({ name, version }) => `${name} ${version}`).join('\n');
    return [line, `${names}\n\nLicencia: ${license}`, text].join('\n\n');
  });
  return `${[about, ...parts].join('\n\n')}\n`;
}

const line = '-'.repeat(72);
