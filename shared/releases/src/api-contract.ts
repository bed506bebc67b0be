import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';
import { gtr, major, minor, satisfies } from 'semver';
import * as v from 'valibot';
import type { Store } from './change-registry';
import { writeWhole } from './write-whole';

/** Beside the registry: what a site on this store heard of its API. Publishers read it, who cannot ask the API. */
const apiContractFile = 'api.json';

const apiContract = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Version of `@portal/contract` that the API answers. */
    contract: v.string(),
  }),
);

/** Undefined where no site has asked an API that tells it. Rejects if the file is damaged. */
export async function readApiContract({ releasesFolder, bucket }: Store) {
  const text = bucket
    ? (await bucket.read(apiContractFile))?.toString()
    : await readFile(join(releasesFolder, apiContractFile), 'utf8').catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      });
  return text === undefined ? undefined : v.parse(apiContract, text).contract;
}

/** Writes what is not known yet. */
export async function noteApiContract(store: Store, contract: string) {
  if ((await readApiContract(store).catch(() => undefined)) === contract) return;
  const text = JSON.stringify({ contract });
  if (store.bucket) await store.bucket.write(apiContractFile, Buffer.from(text));
  else await writeWhole(join(store.releasesFolder, apiContractFile), text);
}

/**
 * Why a release that calls by one version of the contract may not meet an API of another one; nothing, if it may. The
 * API answers its own version and those that it only added to; patches change nothing that travels.
 */
export function contractProblems(who: string, contract: string, answered: string) {
  const range = `^${major(contract)}.${minor(contract)}.0`;
  if (satisfies(answered, range)) return [];
  const what = `${who} habla con la API por el contrato ${contract}, y la API del sitio responde por el ${answered}`;
  return gtr(answered, range)
    ? [`${what}; actualiza @portal/contract a ^${answered} y vuelve a construir.`]
    : [
        `${what}; espera a que la API se actualice, o usa @portal/contract ${answered} y vuelve a construir.`,
      ];
}
