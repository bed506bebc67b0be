import { http } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

/** What is read at a path, decoded by a schema of the contract. */
export const readResource = <T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Resource<T> => ({
  key: path,
  load: async (signal) => v.parse(schema, await http.get(path, { signal })),
});

/** A list that is read at a path. */
export const readList = <T>(path: string, itemSchema: v.GenericSchema<unknown, T>) =>
  readResource(path, v.array(itemSchema));
