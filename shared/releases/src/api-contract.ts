import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';
import { gtr, major, minor, satisfies } from 'semver';
import * as v from 'valibot';
import type { Store } from './change-registry';
import { writeWhole } from './write-whole';

/**
 * File next to the registry with the API's contract version, written by sites. Publishers read it,
 * because they cannot reach the API.
 */
const apiContractFile = 'api.json';

const apiContract = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Version of `@portal/contract` that the API serves. */
    contract: v.string(),
  }),
);

/**
 * Contract version of the API; undefined if no site has reported one. Rejects if the file is
 * damaged.
 */
export async function readApiContract({ releasesFolder, bucket }: Store) {
  const text = bucket
    ? (await bucket.read(apiContractFile))?.toString()
    : await readFile(join(releasesFolder, apiContractFile), 'utf8').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
  return text === undefined ? undefined : v.parse(apiContract, text).contract;
}

/** Stores the API's contract version if it has changed. */
export async function noteApiContract(store: Store, contract: string) {
  if ((await readApiContract(store).catch(() => undefined)) === contract) return;
  const text = JSON.stringify({ contract });
  if (store.bucket) await store.bucket.write(apiContractFile, Buffer.from(text));
  else await writeWhole(join(store.releasesFolder, apiContractFile), text);
}

/**
 * Reasons why a release with this contract version cannot use an API with another one; empty if it
 * can. The API serves its own version and those that it has only added to. Patches do not change
 * the wire format.
 */
export function contractProblems(who: string, contract: string, answered: string) {
  const range = `^${major(contract)}.${minor(contract)}.0`;
  if (satisfies(answered, range)) return [];
  const what = `${who} usa el contrato ${contract} de la API, pero la API del sitio usa el ${answered}`;
  return gtr(answered, range)
    ? [`${what}; actualiza @portal/contract a ^${answered} y vuelve a construir.`]
    : [
        `${what}; espera a que la API se actualice, o usa @portal/contract ${answered} y vuelve a construir.`,
      ];
}
