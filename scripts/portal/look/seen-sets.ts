import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '@portal/releases/write-whole';
import { errorCode } from '@portal/server/error-code';
import * as v from 'valibot';
import { repositoryFolder } from '../../applications';
import type { LookPlan } from '../../release/look-plan';

/** So many sets are remembered. */
const most = 50;

const seenSets = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ set: v.string(), applications: v.array(v.string()) })),
);

const file = join(repositoryFolder, '.cache/seen-sets.json');

const keyOf = ({ set }: Pick<LookPlan, 'set'>) =>
  Object.entries(set)
    .map(([name, id]) => `${name}@${id}`)
    .toSorted()
    .join(' ');

/** Whether a browser has opened the pages of this very set before, without a fault. */
export async function isSeen(plan: LookPlan) {
  const key = keyOf(plan);
  const seen = (await readSeen()).filter(({ set }) => set === key);
  const opened = new Set(seen.flatMap(({ applications }) => applications));
  return plan.changed.every((name) => opened.has(name));
}

export async function noteSeen(plan: LookPlan) {
  const entry = { set: keyOf(plan), applications: plan.changed };
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify([entry, ...(await readSeen())].slice(0, most)));
}

/** Whoever loses the file has everything looked at again. */
async function readSeen() {
  try {
    const { success, output } = v.safeParse(seenSets, await readFile(file, 'utf8'));
    return success ? output : [];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
