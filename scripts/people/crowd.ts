import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../api/testing/remote-visitor';
import type { Diary } from './diary';
import { honestAddress, insteadOf, siteFor } from './site-for';
import { NotServed, watchedSite } from './watched-site';

export type Crowd = {
  readonly address: string;
  /** Where the same site is reached too. */
  readonly otherAddress?: string;
  readonly diary: Diary;
  readonly offerIds: readonly number[];
  /** Milliseconds that somebody looks at what came. */
  readonly readingTime: number;
  /** Whether they try again what the site says it cannot do at the moment. */
  readonly isPatient?: boolean;
};

export type Person = Pick<Crowd, 'diary' | 'offerIds' | 'readingTime'> & {
  readonly site: Site;
  readonly number: number;
  readonly offerId: number;
};

/** What somebody comes for. */
export type Life = (person: Person) => Promise<void>;

let count = 0;

/** For each life somebody who lives it, and after them the next one, until it is over. */
export const walk = (crowd: Crowd, lives: readonly Life[], over: AbortSignal) =>
  Promise.all(
    lives.map(async (live) => {
      while (!over.aborted) {
        await live(nextPerson(crowd, over)).catch((error: unknown) => {
          // What the site did stands in the diary.
          if (!(error instanceof NotServed)) crowd.diary.faults.push(String(error));
        });
        await wait(crowd.readingTime);
      }
    }),
  );

/** The same until they are told to stop; whoever is on the way ends it. */
export function startCrowd(crowd: Crowd, lives: readonly Life[]) {
  const over = new AbortController();
  const walking = walk(crowd, lives, over.signal);
  return async () => {
    over.abort();
    await walking;
  };
}

/** Everybody has an address of their own, as limits count by it. */
function nextPerson(crowd: Crowd, over: AbortSignal): Person {
  const { address, otherAddress, diary, offerIds, readingTime, isPatient } = crowd;
  count += 1;
  const from = honestAddress(count);
  const usual = siteFor(address, from);
  const site = watchedSite(
    otherAddress === undefined ? usual : insteadOf(usual, siteFor(otherAddress, from)),
    diary,
    isPatient ? over : undefined,
  );
  return { site, diary, offerIds, readingTime, number: count, offerId: itemAt(offerIds, count) };
}

export const itemAt = (items: readonly number[], index: number) => items[index % items.length] ?? 1;
