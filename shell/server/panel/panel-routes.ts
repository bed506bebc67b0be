import { choosable } from '@portal/releases/channel';
import type { Pins, PinsOptions } from '@portal/releases/pins';
import type { Channel, Registry } from '@portal/releases/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  pinChoice,
  pinsPath,
  releasesPath,
  type PublishedApplication,
  type PublishedReleases,
} from '../../src/panel/published-releases';
import type { Loads } from '../loads/loads';
import type { LoadCounts } from '../loads/verdict';
import { Refusal } from '../refusal';
import type { ReleaseStore } from '../releases/release-store';
import { createVisitors } from '../releases/visitor';
import { pinsHeader, withChoice } from './choose-release';
import { createStaffCheck } from './staff-check';

type PanelOptions = {
  readonly store: ReleaseStore;
  readonly loads: Pick<Loads, 'countsOf'>;
  readonly apiUrl: string;
  readonly limitFactor: number;
  readonly pins: PinsOptions;
};

/** The longest body of a choice, in bytes. */
const maxBody = 1024;

/** What the panel of releases asks for: what is published, and a choice for one browser. For staff alone. */
export async function panelRoutes(
  app: FastifyInstance,
  { store, loads, pins, ...options }: PanelOptions,
) {
  const visitorOf = createVisitors(pins);
  const checkStaff = createStaffCheck(options);
  const pinsOf = async ({ headers }: FastifyRequest) => (await visitorOf(headers.cookie)).pins;

  const toPublished = ({ revision, applications }: Registry, chosen: Pins): PublishedReleases => ({
    revision,
    applications: Object.fromEntries(
      Object.entries(applications).map(([name, channel]) => [
        name,
        toApplication(channel, (id) => loads.countsOf(name, id)),
      ]),
    ),
    pins: { ...chosen },
  });

  app.removeContentTypeParser('text/plain');
  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await checkStaff(request);
  });

  app.get(releasesPath, async (request, reply) => {
    return reply.send(toPublished(await store.registry(), await pinsOf(request)));
  });

  app.put(pinsPath, { bodyLimit: maxBody }, async (request, reply) => {
    const { success, output: choice } = v.safeParse(pinChoice, request.body);
    if (!success) throw new Refusal(400);
    const registry = await store.registry();
    const chosen = withChoice(registry, await pinsOf(request), choice);
    const isSecure = request.origin.startsWith('https:');
    reply.header('set-cookie', await pinsHeader(chosen, isSecure, pins));
    return toPublished(registry, chosen);
  });
}

function toApplication(
  channel: Channel,
  countsOf: (id: string) => LoadCounts,
): PublishedApplication {
  const { published: _published, withdrawn: _withdrawn, canary, ...said } = channel;
  return {
    ...said,
    ...(canary && { canary: { id: canary.id, percent: canary.percent } }),
    choosable: [...choosable(channel)],
    counts: Object.fromEntries(
      [channel.live, ...(canary ? [canary.id] : [])].map((id) => [id, countsOf(id)]),
    ),
  };
}
