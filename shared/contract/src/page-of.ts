import * as v from 'valibot';
import { wireFlag, wireInteger, wireList, wireListUpTo, wireObject } from './wire';

/** One page of a list; `number` counts from 0. */
export type PageOf<Item> = {
  items: Item[];
  number: number;
  totalPages: number;
  isFirst: boolean;
  isLast: boolean;
};

/** `maxItems` limits the items that a page may hold. */
export const pageOfWire = <Item extends v.GenericSchema>(item: Item, maxItems?: number) =>
  wireObject({
    content: maxItems === undefined ? wireList(item) : wireListUpTo(item, maxItems),
    number: wireInteger,
    totalPages: wireInteger,
    first: wireFlag,
    last: wireFlag,
  });

/** Returns the schema that validates a page and converts it, from the schema of its items. */
export const pageOfFromWire = <Item>(itemFromWire: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    pageOfWire(itemFromWire),
    v.transform((wire): PageOf<Item> => ({
      items: wire.content,
      number: wire.number,
      totalPages: wire.totalPages,
      isFirst: wire.first,
      isLast: wire.last,
    })),
  );

/** Writes a page with the function that writes one item. */
export const pageOfToWire = <Item, Wire>(page: PageOf<Item>, itemToWire: (item: Item) => Wire) => ({
  content: page.items.map((item) => itemToWire(item)),
  number: page.number,
  totalPages: page.totalPages,
  first: page.isFirst,
  last: page.isLast,
});
