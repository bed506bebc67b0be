import { setTimeout as wait } from 'node:timers/promises';
import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { openOffersOver, siteAt } from '../../api/testing/remote-visitor';
import { startCrowd } from '../people/crowd';
import { createDiary, type Diary } from '../people/diary';
import { apply, readPages } from '../people/lives';
import { faultsOf, type ClusterFault } from './faults';
import { findLosses, findUnreadable } from './losses';
import { measurePages } from './page-speed';
import { findMissing } from './pages-without-sites';
import { readAndWrite } from './run-cluster';
import { startWholeSite, type WholeSite } from './whole-site';

const quietMilliseconds = 1_000;

export type Suffered = { readonly fault: ClusterFault; readonly diary: Diary };

/**
 * Stops and kills each part of the whole site behind two caches. At the end it kills all sites and
 * APIs.
 */
export async function runBehindCache(postgresPrograms: string, releasesFolder: string) {
  const whole = await startWholeSite(postgresPrograms, releasesFolder);
  try {
    const offerIds = await openOffersOver(siteAt(whole.nginx.address));
    const pages = ['/', paths.home, paths.offers, ...offerIds.map((id) => offerDetailPath(id))];
    await visitAll(whole, pages);
    const speed = await measurePages(whole, [paths.home, paths.offers, offerDetailPath(1)]);
    const suffered: Suffered[] = [];
    for (const fault of faultsOf(whole)) {
      suffered.push({ fault, diary: await suffer(whole, fault, offerIds) });
    }
    const losses = await findAllLosses(whole, suffered);
    await visitAll(whole, pages);
    const missing = await findMissing(whole, pages);
    return { speed, suffered, losses, missing };
  } finally {
    await whole.close();
  }
}

/** Fills both caches. */
async function visitAll({ nginx, varnish }: WholeSite, pages: readonly string[]) {
  for (const { address } of [nginx, varnish]) {
    for (const path of pages) await (await siteAt(address)(path)).arrayBuffer();
  }
}

/** Half of the people start with one cache and half with the other; all may switch. */
async function suffer(whole: WholeSite, fault: ClusterFault, offerIds: readonly number[]) {
  const diary = createDiary();
  const addresses = [whole.nginx.address, whole.varnish.address] as const;
  const crowds = [addresses, addresses.toReversed()].map(([address = '', otherAddress = '']) =>
    startCrowd(
      {
        address,
        otherAddress,
        diary,
        offerIds,
        readingTime: 20,
        isPatient: fault.isSingle === true,
      },
      [readPages, readPages, readAndWrite, apply],
    ),
  );
  try {
    await wait(quietMilliseconds);
    await fault.begin();
    await wait(quietMilliseconds);
    await fault.end();
    await wait(quietMilliseconds);
  } finally {
    for (const stopCrowd of crowds) await stopCrowd();
  }
  return diary;
}

async function findAllLosses({ apis, environment }: WholeSite, suffered: readonly Suffered[]) {
  const all: Diary = {
    ...createDiary(),
    applications: suffered.flatMap(({ diary }) => diary.applications),
    contacts: suffered.flatMap(({ diary }) => diary.contacts),
  };
  const addresses = apis.map(({ address }) => address);
  return [
    ...(await findUnreadable(addresses, all.applications)),
    ...(await findLosses(environment, all)),
  ];
}
