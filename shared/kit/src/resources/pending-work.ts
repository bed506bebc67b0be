import { pendingWorkFromWire, type PendingWork } from '@portal/contract/pending-work';
import { http } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

const path = '/api/resumen/pendientes';

/**
 * Resource of the counters of waiting work. Failures are not shown, because the request is
 * automatic. Requires `ROLE_ADMIN`.
 */
export const pendingWorkResource: Resource<PendingWork> = {
  key: path,
  load: async (signal) =>
    v.parse(pendingWorkFromWire, await http.get(path, { signal, isOptional: true })),
};
