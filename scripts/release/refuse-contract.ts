import { contractProblems, readApiContract } from '@portal/releases/api-contract';
import type { Store } from '@portal/releases/change-registry';
import type { ReleaseName } from '@portal/releases/channel';
import { readRelease } from '@portal/releases/release';

/** Refuses releases with a contract that the API does not support. */
export async function refuseContract(store: Store, wanted: readonly ReleaseName[]) {
  const answered = await readApiContract(store);
  if (answered === undefined) return;
  const problems = await Promise.all(
    wanted.map(async ({ name, id }) => {
      const { contract } = await readRelease(store.releasesFolder, name, id);
      return contract === undefined ? [] : contractProblems(`${name} ${id}`, contract, answered);
    }),
  );
  if (problems.flat().length > 0) throw new Error(problems.flat().join('\n'));
}
