import { selectableReleases, served } from '@portal/releases/channel';
import type { ReleaseOverrides, OverridesOptions } from '@portal/releases/release-overrides';
import { describeSigned } from '@portal/releases/provenance';
import type { Channel, Registry } from '@portal/releases/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  overrideChoice,
  overridesPath,
  releasesPath,
  type PublishedApplication,
  type PublishedReleases,
} from '../../src/panel/published-releases';
import type { Loads } from '../loads/loads';
import type { LoadCounts } from '../loads/verdict';
import { Refusal } from '../refusal';
import type { ReleaseStore } from '../releases/release-store';
import { createVisitors } from '../releases/visitor';
import { overridesHeader, withChoice } from './choose-release';
import { createStaffCheck } from './staff-check';

type PanelOptions = {
  readonly store: ReleaseStore;
  readonly loads: Pick<Loads, 'countsOf'>;
  readonly apiUrl: string;
  readonly limitFactor: number;
  readonly pins: OverridesOptions;
};

/** Maximum body size, in bytes. */
const maxBody = 1024;

/** Routes of the release panel, for staff only. */
export async function panelRoutes(
  app: FastifyInstance,
  { store, loads, pins, ...options }: PanelOptions,
) {
  const visitorOf = createVisitors(pins);
  const checkStaff = createStaffCheck(options);
  const overridesOf = async ({ headers }: FastifyRequest) =>
    (await visitorOf(headers.cookie)).overrides;

  async function toPublished(
    { revision, applications }: Registry,
    chosen: ReleaseOverrides,
  ): Promise<PublishedReleases> {
    const published = Object.entries(applications).map(async ([name, channel]) => {
      const signed = await signedOf(store.releasesFolder, name, channel);
      const said = toApplication(channel, (id) => loads.countsOf(name, id));
      return [name, { ...said, signed }] as const;
    });
    return {
      revision,
      applications: Object.fromEntries(await Promise.all(published)),
      pins: { ...chosen },
    };
  }

  app.removeContentTypeParser('text/plain');
  // Runs before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await checkStaff(request);
  });

  app.get(releasesPath, async (request, reply) => {
    return reply.send(await toPublished(await store.registry(), await overridesOf(request)));
  });

  app.put(overridesPath, { bodyLimit: maxBody }, async (request, reply) => {
    const { success, output: choice } = v.safeParse(overrideChoice, request.body);
    if (!success) throw new Refusal(400);
    const registry = await store.registry();
    const chosen = withChoice(registry, await overridesOf(request), choice);
    const isSecure = request.origin.startsWith('https:');
    reply.header('set-cookie', await overridesHeader(chosen, isSecure, pins));
    return toPublished(registry, chosen);
  });
}

function toApplication(
  channel: Channel,
  countsOf: (id: string) => LoadCounts,
): Omit<PublishedApplication, 'signed'> {
  const { published: _published, withdrawn: _withdrawn, owner: _owner, canary, ...said } = channel;
  return {
    ...said,
    ...(canary && { canary: { id: canary.id, percent: canary.percent } }),
    choosable: [...selectableReleases(channel)],
    counts: Object.fromEntries(served(channel).map((id) => [id, countsOf(id)])),
  };
}

/** Signer and source of each choosable release, by id. */
async function signedOf(releasesFolder: string, name: string, channel: Channel) {
  const described = selectableReleases(channel).map(async (id) => {
    const text = await describeSigned(releasesFolder, { name, id });
    return text === undefined ? [] : [[id, text] as const];
  });
  return Object.fromEntries((await Promise.all(described)).flat());
}
