import type { PageOf } from '@portal/contract/page-of';
import { http } from '@portal/http';
import type { Resource } from '@portal/runtime';
import * as v from 'valibot';

/**
 * Resource of a GET at `path`. `schema` decodes the body; loading rejects with `HttpError`, or
 * `ValiError` for an unexpected body.
 */
export const readResource = <T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
): Resource<T> => ({
  key: path,
  load: async (signal) => v.parse(schema, await http.get(path, { signal })),
});

/** Resource that resolves to `meaning` for an expected error, for example an empty list. */
export const withMeaning = <T>(
  resource: Resource<T>,
  meaning: T,
  isMeant: (error: unknown) => boolean,
): Resource<T> => ({
  ...resource,
  load: (signal) =>
    resource.load(signal).catch((error: unknown) => {
      if (isMeant(error)) return meaning;
      throw error;
    }),
});

/**
 * Resource of a GET at `path` that answers with a list. `itemSchema` decodes each item; one invalid
 * item makes loading fail.
 */
export const readList = <T>(path: string, itemSchema: v.GenericSchema<unknown, T>) =>
  readResource(path, v.array(itemSchema));

const largestPage = 100;

/** Loads all items of a paged list, 100 at a time. Rejects if any page fails. */
export async function readAllPages<Item>(
  pageResource: (part: { page: number; size: number }) => Resource<PageOf<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let isLast = false;
  for (let page = 0; !isLast; page += 1) {
    const part = await pageResource({ page, size: largestPage }).load();
    items.push(...part.items);
    ({ isLast } = part);
  }
  return items;
}
