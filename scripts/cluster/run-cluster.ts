import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOffersOver, siteAt } from '../../api/testing/remote-visitor';
import { createOnServer } from '../../api/testing/test-database';
import { startCrowd, type Person } from '../people/crowd';
import { createDiary } from '../people/diary';
import { apply, readOffers, writeToCompany } from '../people/lives';
import { startBalancer } from './balancer';
import { newKey, startInstance, type Instance } from './instance';
import { findLosses, findUnreadable } from './losses';
import { checkSharedState } from './shared-state';

const quietMilliseconds = 1_500;

type Environment = Awaited<ReturnType<typeof createOnServer>>['environment'];
type Bucket = Parameters<typeof createOnServer>[1];

/** Reads offers; one person in ten also sends a contact request. */
export async function readAndWrite(person: Person) {
  await readOffers(person);
  if (person.number % 10 === 0) await writeToCompany(person);
}

/** Four people of each kind at a time. */
const lives = [0, 1, 2, 3].flatMap(() => [apply, readAndWrite]);

/** Stops and kills each of two instances behind nginx while people use them. */
export async function runCluster(postgresUrl: string, bucket: Bucket) {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const database = await createOnServer(postgresUrl, bucket);
  const environment = { ...database.environment, TOKEN_KEY: await newKey() };
  const pair = [await start(environment, folder), await start(environment, folder)] as const;
  const addresses = [pair[0].address, pair[1].address] as const;
  const balancer = await startBalancer(pair);
  try {
    const before = await checkSharedState(addresses);
    const { address } = balancer;
    const offerIds = await openOffersOver(siteAt(address));
    const diary = createDiary();
    const stopCrowd = startCrowd({ address, diary, offerIds, readingTime: 0 }, lives);
    try {
      await disturb(pair);
    } finally {
      await stopCrowd();
    }
    const after = await checkSharedState(addresses);
    const losses = [
      ...(await findUnreadable(addresses, diary.applications)),
      ...(await findLosses(environment, diary)),
    ];
    return { diary, losses, spreadMilliseconds: Math.max(before, after) };
  } finally {
    await balancer.stop();
    for (const instance of pair) await instance.kill();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With a bucket, the instances share no folder. */
const start = (environment: Environment, folder: string) =>
  startInstance({
    ...environment,
    ...(environment.S3_URL && { DATA_DIR: mkdtempSync(join(folder, 'instance-')) }),
  });

/** At least one instance always runs. */
async function disturb([one, other]: readonly [Instance, Instance]) {
  for (const [stopped, killed] of [
    [one, other],
    [other, one],
  ] as const) {
    await wait(quietMilliseconds);
    const code = await stopped.stop();
    if (code !== 0) throw new Error(`A stopped instance ended with ${code}.`);
    await wait(quietMilliseconds);
    await stopped.startAgain();
    await wait(quietMilliseconds);
    await killed.kill();
    await wait(quietMilliseconds);
    await killed.startAgain();
  }
  await wait(quietMilliseconds);
}
