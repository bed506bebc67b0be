import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { demoLogin } from '../../api/testing/demo-login';
import { registerOver, signInOver } from '../../api/testing/remote-visitor';
import { createDiary } from '../people/diary';
import { siteFor, strangeAddress } from '../people/site-for';
import { footprintOf, type Footprint } from '../servers/processes';
import { walkHonest } from './honest-people';
import { accounts } from './prepare-data';
import { createAnswerLog } from './answer-log';
import { startStormedSite, type StormedSite } from './start-stormed-site';
import { fuzzedCalls } from './strangers/fuzzed-calls';
import * as flooding from './strangers/flooding';
import { oddRequests } from './strangers/odd-requests';
import { idleUploads, slowStrangers } from './strangers/slow';
import { createPace, type AttackRunner } from './strangers/stranger';

type StormOptions = {
  readonly calmSeconds: number;
  readonly stormSeconds: number;
  /** Seed of the generated calls. */
  readonly seed: number;
};

export type StormResult = Awaited<ReturnType<typeof runStorm>>;

const maxRequestsPerSecond = 300;
const warmingSeconds = 5;
/** Pause after the storm for closed connections and garbage collection. */
const settlingSeconds = 10;
const sampleEvery = 1000;
const idleConnections = 50;

/** Measures the same people on the same site, first alone and then during attacks. */
export async function runStorm(options: StormOptions) {
  const { calmSeconds, stormSeconds } = options;
  const site = await startStormedSite();
  try {
    const strangers = await findStrangers(site, options);
    await keepDiary(site, warmingSeconds);
    const calm = await keepDiary(site, calmSeconds);
    const before = footprintOf(site.pids);
    const [storm, answerLog, most] = await Promise.all([
      keepDiary(site, stormSeconds),
      letLoose(strangers, site, stormSeconds),
      watchFootprint(site, stormSeconds),
    ]);
    await wait(settlingSeconds * 1000);
    const after = footprintOf(site.pids);
    return { calm, storm, answerLog, before, most, after, isRunning: site.isRunning() };
  } finally {
    await site.stop();
  }
}

async function keepDiary({ address }: StormedSite, seconds: number) {
  const diary = createDiary();
  await walkHonest({ address, diary, over: AbortSignal.timeout(seconds * 1000) });
  return diary;
}

async function findStrangers(
  site: StormedSite,
  { stormSeconds: seconds, seed }: StormOptions,
): Promise<readonly AttackRunner[]> {
  const signIn = (username: string, number: number) =>
    signInOver(siteFor(site.address, strangeAddress(number)), { ...demoLogin, username });
  const admin = await signIn(accounts.strangeAdmin, 60);
  const user = await signIn(accounts.strangeUser, 61);
  return [
    flooding.queries,
    flooding.forgedPins(site.published),
    flooding.forgedAddresses,
    flooding.wrongPasswords,
    flooding.bigBodies,
    flooding.emailChecks,
    flooding.eventStreams(admin),
    oddRequests,
    ...slowStrangers,
    idleUploads(await checkedEmails(site)),
    await fuzzedCalls({ address: site.address, callers: [{}, user, admin], seconds, seed }),
  ];
}

/** Cookies of attackers with an unfinished job application each. */
async function checkedEmails({ address }: StormedSite): Promise<readonly string[]> {
  const cookies: string[] = [];
  for (let number = 0; number < idleConnections; number += 1) {
    const site = siteFor(address, strangeAddress(number));
    const { headers } = await registerOver(site, { email: `idle${number}@example.org` });
    cookies.push(headers.cookie);
  }
  return cookies;
}

async function letLoose(strangers: readonly AttackRunner[], site: StormedSite, seconds: number) {
  const over = AbortSignal.timeout(seconds * 1000);
  // Hundreds of attacks listen to this signal.
  setMaxListeners(0, over);
  const answerLog = createAnswerLog();
  const streets = { ...site, over, answerLog, pace: createPace(maxRequestsPerSecond, over) };
  await Promise.all(strangers.map((act) => act(streets)));
  return answerLog;
}

async function watchFootprint({ pids }: StormedSite, seconds: number): Promise<Footprint> {
  let most: Footprint = { processes: 0, megabytes: 0 };
  for (let sample = 0; sample < seconds; sample += 1) {
    await wait(sampleEvery);
    const { processes, megabytes } = footprintOf(pids);
    most = {
      processes: Math.max(most.processes, processes),
      megabytes: Math.max(most.megabytes, megabytes),
    };
  }
  return most;
}
