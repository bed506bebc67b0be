import {
  administratorFromWire,
  administratorsPath,
  type Administrator,
} from '@portal/contract/administrator';
import { http } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

/** Longer than this nobody waits for a hint, in milliseconds. */
const maxWait = 4000;

/** Whom to ask for a right, for whoever is signed in. Pages can do without it. */
export const administratorsResource: Resource<Administrator[]> = {
  key: administratorsPath,
  load: async () => {
    const options = { isOptional: true, signal: AbortSignal.timeout(maxWait) };
    const found = await http.get(administratorsPath, options);
    return v.parse(v.array(administratorFromWire), found);
  },
};
