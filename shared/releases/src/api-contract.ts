import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';
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
