import { signInOver, siteAt, writeOver, type Site } from '../../api/testing/remote-visitor';
import { readOffer, saveOffer } from '../people/offers';

type Sites = readonly [Site, Site];
type Admin = { readonly authorization: string };

const seenWithinMilliseconds = 5_000;

/**
 * Checks that two instances share sessions, limits and changes. Returns the slowest propagation in
 * milliseconds.
 */
export async function checkSharedState(addresses: readonly [string, string]) {
  const sites: Sites = [siteAt(addresses[0]), siteAt(addresses[1])];
  const admin = await signInOver(sites[0]);
  await checkSession(sites[1], admin);
  await checkLimit(sites);
  return Math.max(
    await spread(sites, admin),
    await spread([sites[1], sites[0]], await signInOver(sites[1])),
  );
}

async function checkSession(site: Site, headers: Admin) {
  const { status } = await site('/api/resumen', { headers });
  if (status !== 200) throw new Error(`A session of one instance gets ${status} from the other.`);
}

/** The limit of 20 requests in ten minutes for one address must hold across instances. */
async function checkLimit([one, other]: Sites) {
  const address = `198.19.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const statuses: number[] = [];
  for (let pair = 0; pair < 11; pair += 1) {
    statuses.push(await writeFrom(one, address), await writeFrom(other, address));
  }
  const expected = [...Array.from({ length: 20 }, () => 201), 429, 429];
  if (statuses.join() !== expected.join()) {
    throw new Error(
      `Two instances do not share the limit of 20 requests. Statuses: ${statuses.join()}`,
    );
  }
}

async function writeFrom(site: Site, address: string) {
  const answer = await writeOver(site, 'ana@correo.example.org', { 'x-forwarded-for': address });
  await answer.arrayBuffer();
  return answer.status;
}

/** Milliseconds until the other instance, which has cached the offer, shows the change. */
async function spread([writer, reader]: Sites, admin: Admin) {
  const before = await readOffer(reader, 1);
  const title = `Cambiada ${Date.now()}`;
  const written = await saveOffer(writer, admin, { ...before, title });
  if (!written.ok) throw new Error(`An offer could not be changed: ${await written.text()}`);
  const since = performance.now();
  while ((await readOffer(reader, 1)).title !== title) {
    if (performance.now() - since > seenWithinMilliseconds) {
      throw new Error('A change through one instance is not seen through the other.');
    }
  }
  return performance.now() - since;
}
