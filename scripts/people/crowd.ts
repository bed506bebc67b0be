import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../api/testing/remote-visitor';
import type { Diary } from './diary';
import { honestAddress, insteadOf, siteFor } from './site-for';
import { NotServed, recordedSite } from './watched-site';

export type Crowd = {
  readonly address: string;
  /** Another address of the same site. */
  readonly otherAddress?: string;
  readonly diary: Diary;
  readonly offerIds: readonly number[];
  /** Pause to read an answer, in milliseconds. */
  readonly readingTime: number;
  /** True if people try again when the site is temporarily unavailable. */
  readonly isPatient?: boolean;
};

export type Person = Pick<Crowd, 'diary' | 'offerIds' | 'readingTime'> & {
  readonly site: Site;
  readonly number: number;
  readonly offerId: number;
};

/** The calls of one kind of person. */
export type Life = (person: Person) => Promise<void>;

let count = 0;

/** Runs one person after another for each life until `over` aborts. */
export const walk = (crowd: Crowd, lives: readonly Life[], over: AbortSignal) =>
  Promise.all(
    lives.map(async (live) => {
      while (!over.aborted) {
        await live(nextPerson(crowd, over)).catch((error: unknown) => {
          // The diary already contains failed calls.
          if (!(error instanceof NotServed)) crowd.diary.faults.push(String(error));
        });
        await wait(crowd.readingTime);
      }
    }),
  );

/** Like `walk`, but returns a function that stops it and waits for calls under way. */
export function startCrowd(crowd: Crowd, lives: readonly Life[]) {
  const over = new AbortController();
  const walking = walk(crowd, lives, over.signal);
  return async () => {
    over.abort();
    await walking;
  };
}

/** Each person has a separate address, because rate limits count by address. */
function nextPerson(crowd: Crowd, over: AbortSignal): Person {
  const { address, otherAddress, diary, offerIds, readingTime, isPatient } = crowd;
  count += 1;
  const from = honestAddress(count);
  const usual = siteFor(address, from);
  const site = recordedSite(
    otherAddress === undefined ? usual : insteadOf(usual, siteFor(otherAddress, from)),
    diary,
    isPatient ? over : undefined,
  );
  return { site, diary, offerIds, readingTime, number: count, offerId: itemAt(offerIds, count) };
}

export const itemAt = (items: readonly number[], index: number) => items[index % items.length] ?? 1;
