import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, chromiumPath } from 'shell/e2e/chromium';
import { openOffersOver, siteAt } from '../../api/testing/remote-visitor';
import { startCrowd } from '../people/crowd';
import { createDiary, unserved, type Diary } from '../people/diary';
import { timeNewVisitor, openApplicant, openEditor, type FormUser } from './browsers';
import { faultsOf, type Fault } from './faults';
import { findBroken } from './promises';
import { createLives, readEverything } from './people';
import { startStack, type Stack, type StackKind } from './stack';

const quietMilliseconds = 2_000;
/** Longest accepted recovery after a fault, in milliseconds. */
const maxRecovery = 60_000;
const betweenLooks = 200;
const betweenTries = 2_000;

export type Outage = {
  readonly fault: Fault;
  /** Value of performance.now(). */
  readonly beganAt: number;
  readonly endedAt: number;
  /** Time when every kind of call succeeded again. */
  readonly recoveredAt: number;
  /** Messages to the people at browsers, with the outcome of their forms. */
  readonly told: readonly string[];
  /** Time until a new visitor could read the pages, in milliseconds. */
  readonly newcomer: number;
};

export type StackResult = Awaited<ReturnType<typeof runOutages>>;

/** Causes one fault after another while people use the site. */
export async function runOutages(kind: StackKind, releasesFolder: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const stack = await startStack(kind, releasesFolder);
    try {
      return { stack: kind, ...(await sufferAll({ stack, browser, diary: createDiary() })) };
    } finally {
      await stack.close();
    }
  } finally {
    await browser.close();
  }
}

async function sufferAll(scene: Scene) {
  const { stack, browser, diary } = scene;
  const place = { browser, address: stack.address };
  const crowd = {
    address: stack.address,
    diary,
    offerIds: await openOffersOver(siteAt(stack.address)),
    readingTime: 250,
    isPatient: true,
  };
  await readEverything(crowd);
  const stopCrowd = startCrowd(crowd, createLives());
  const outages: Outage[] = [];
  const emails: string[] = [];
  try {
    for (const fault of faultsOf(stack)) {
      const typists = [await openApplicant(place), await openEditor(place)];
      emails.push(...typists.map(({ email }) => email));
      outages.push(await suffer(fault, typists, scene));
    }
  } finally {
    await stopCrowd();
  }
  return { outages, diary, broken: await findBroken({ stack, diary, emails }) };
}

type Scene = {
  readonly stack: Stack;
  readonly browser: Browser;
  readonly diary: Diary;
};

async function suffer(
  fault: Fault,
  typists: readonly FormUser[],
  { stack, browser, diary }: Scene,
): Promise<Outage> {
  await untilServed(diary, performance.now());
  await wait(quietMilliseconds);
  const beganAt = performance.now();
  await fault.begin(stack);
  const [endedAt, newcomer, told] = await Promise.all([
    endFault(fault, stack),
    timeNewVisitor({ browser, address: stack.address }),
    Promise.all(typists.map(sendUntilDone)),
  ]);
  const recoveredAt = await untilServed(diary, endedAt);
  return { fault, beganAt, endedAt, recoveredAt, told, newcomer };
}

async function endFault(fault: Fault, stack: Stack) {
  await wait(fault.seconds * 1000);
  await fault.end(stack);
  return performance.now();
}

/** Sends a refused form again until it is accepted. Returns the first message and the outcome. */
async function sendUntilDone(person: FormUser): Promise<string> {
  const since = performance.now();
  const first = await person.send();
  for (let last = first; !last.isDone; last = await person.send()) {
    await person.expectKept();
    if (performance.now() - since > maxRecovery) throw new Error(`${person.who}: ${last.text}`);
    await wait(betweenTries);
  }
  await person.close();
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${person.who}: ${first.isDone ? '' : `«${first.text}», `}hecho tras ${seconds} s`;
}

/** Waits until a call of each kind has succeeded that was sent after a given moment. */
async function untilServed(diary: Diary, since: number) {
  for (;;) {
    const waiting = unserved(diary, since);
    if (waiting.length === 0) return performance.now();
    if (performance.now() - since > maxRecovery) {
      throw new Error(`No call of these kinds succeeds: ${waiting.join(', ')}.`);
    }
    await wait(betweenLooks);
  }
}
