import {
  administratorFromWire,
  administratorsPath,
  type Administrator,
} from '@portal/contract/administrator';
import { http } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

/** Time limit in milliseconds, because the names are only a hint. */
const maxWait = 4000;

/**
 * Administrators to ask for a right, for signed-in users. Optional: failures are not reported to
 * the user.
 */
export const administratorsResource: Resource<Administrator[]> = {
  key: administratorsPath,
  load: async () => {
    const options = { isOptional: true, signal: AbortSignal.timeout(maxWait) };
    const found = await http.get(administratorsPath, options);
    return v.parse(v.array(administratorFromWire), found);
  },
};
