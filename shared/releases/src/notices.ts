import { readFile } from 'node:fs/promises';
import { joinBelow } from '@portal/server/join-below';
import * as v from 'valibot';
import { releaseFolder, type Release } from './release';

/** In a release, the notices of all packages that are part of it. */
export const noticesFile = 'notices.json';

/** What has to come along with a package of others. */
const notice = v.object({
  name: v.string(),
  version: v.string(),
  /** An SPDX expression. */
  license: v.string(),
  /** Its licence and notices as the package has them, and who made it where it has none. */
  text: v.string(),
});
export type Notice = v.InferOutput<typeof notice>;

const noticesText = v.pipe(v.string(), v.parseJson(), v.array(notice));

/** Those of a release; earlier releases have none. */
export async function readNotices(
  releasesFolder: string,
  { name, id, files }: Release,
): Promise<readonly Notice[]> {
  if (!Object.hasOwn(files, noticesFile)) return [];
  const file = joinBelow(releaseFolder(releasesFolder, name, id), noticesFile);
  return v.parse(noticesText, await readFile(file, 'utf8'));
}

/** Each package once in each version, by name. */
export function mergeNotices(notices: readonly Notice[]): readonly Notice[] {
  const byKey = new Map(notices.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

/** The same on every machine, whatever language that speaks. */
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** A text for people: what it is about, then each licence with the packages that it is of. */
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
