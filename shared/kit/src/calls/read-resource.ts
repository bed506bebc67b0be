import type { PageOf } from '@portal/contract/page-of';
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

/** A resource of which one refusal means something, such as that there is nothing. */
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

export const readList = <T>(path: string, itemSchema: v.GenericSchema<unknown, T>) =>
  readResource(path, v.array(itemSchema));

const largestPage = 100;

/** Every item of a list that is read in pages, for what needs them all. */
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
