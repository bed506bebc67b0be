import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '@portal/releases/write-whole';
import { errorCode } from '@portal/server/error-code';
import * as v from 'valibot';
import type { PageCheckPlan } from '../../release/page-check';

/** Maximum number of stored sets. */
const most = 50;

const seenSets = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ set: v.string(), applications: v.array(v.string()) })),
);

type SeenPlan = Pick<PageCheckPlan, 'set' | 'changed'>;

const keyOf = ({ set }: SeenPlan) =>
  Object.entries(set)
    .map(([name, id]) => `${name}@${id}`)
    .toSorted()
    .join(' ');

/**
 * Stores the release sets that a browser opened without faults. Without the file, all sets are
 * checked again.
 */
export function createPassedSets(file: string) {
  async function read() {
    try {
      const { success, output } = v.safeParse(seenSets, await readFile(file, 'utf8'));
      return success ? output : [];
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  return {
    async has(plan: SeenPlan) {
      const key = keyOf(plan);
      const seen = (await read()).filter(({ set }) => set === key);
      const opened = new Set(seen.flatMap(({ applications }) => applications));
      return plan.changed.every((name) => opened.has(name));
    },

    async add(plan: SeenPlan) {
      const entry = { set: keyOf(plan), applications: plan.changed };
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, JSON.stringify([entry, ...(await read())].slice(0, most)));
    },
  };
}
