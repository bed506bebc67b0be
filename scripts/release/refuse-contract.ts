import { readApiContract } from '@portal/releases/api-contract';
import type { Store } from '@portal/releases/change-registry';
import type { ReleaseName } from '@portal/releases/channel';
import { readRelease } from '@portal/releases/release';
import { gtr, major, minor, satisfies } from 'semver';

/**
 * Refuses releases that call the API by a contract which it does not answer. The API answers its own version and
 * what that only added to; patches change nothing that travels.
 */
export async function refuseContract(store: Store, wanted: readonly ReleaseName[]) {
  const answered = await readApiContract(store);
  if (answered === undefined) return;
  const problems = await Promise.all(
    wanted.map(async ({ name, id }) => {
      const { contract } = await readRelease(store.releasesFolder, name, id);
      return contract === undefined ? [] : problemOf(`${name} ${id}`, contract, answered);
    }),
  );
  if (problems.flat().length > 0) throw new Error(problems.flat().join('\n'));
}

function problemOf(who: string, contract: string, answered: string) {
  const range = `^${major(contract)}.${minor(contract)}.0`;
  if (satisfies(answered, range)) return [];
  const what = `${who} habla con la API por el contrato ${contract}, y la API del sitio responde por el ${answered}`;
  return gtr(answered, range)
    ? [`${what}; actualiza @portal/contract a ^${answered} y vuelve a construir.`]
    : [
        `${what}; espera a que la API se actualice, o usa @portal/contract ${answered} y vuelve a construir.`,
      ];
}
