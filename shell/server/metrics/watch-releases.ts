import type { Channel, Registry as Releases } from '@portal/releases/registry';
import { Gauge, type Registry } from 'prom-client';
import type { ReleaseStore } from '../releases/release-store';

type Store = Pick<ReleaseStore, 'registry'>;

/** Publishes the releases of visitors, since when, and their shares. */
export function watchReleases(store: Store, registry: Registry) {
  const figures = [
    gauge(store, {
      name: 'release_registry_revision',
      help: 'Revision of the registry that this process uses.',
      labelNames: [],
      read: (releases) => [{ labels: {}, value: releases.revision }],
    }),
    gauge(store, {
      name: 'release_visitors_ratio',
      help: 'Share of visitors that get a release, from 0 to 1.',
      labelNames: ['application', 'release', 'role'],
      read: ({ applications }) =>
        entriesOf(applications, ({ live, canary }) => {
          const share = (canary?.percent ?? 0) / 100;
          return [
            ...(live === undefined
              ? []
              : [{ labels: { release: live, role: 'live' }, value: 1 - share }]),
            ...(canary ? [{ labels: { release: canary.id, role: 'canary' }, value: share }] : []),
          ];
        }),
    }),
    gauge(store, {
      name: 'release_since_timestamp_seconds',
      help: 'Time when a release got its current role, in seconds since 1970.',
      labelNames: ['application', 'release', 'role'],
      read: ({ applications }) =>
        entriesOf(applications, ({ live, since, canary }) => [
          ...(live === undefined ? [] : timeOf({ release: live, role: 'live' }, since)),
          ...(canary ? timeOf({ release: canary.id, role: 'canary' }, canary.since) : []),
        ]),
    }),
    gauge(store, {
      name: 'release_paused',
      help: '1 while an application is disabled.',
      labelNames: ['application'],
      read: ({ applications }) =>
        entriesOf(applications, ({ disabled }) => [{ labels: {}, value: disabled ? 1 : 0 }]),
    }),
  ];
  for (const figure of figures) registry.registerMetric(figure);
}

type Value = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

type GaugeOptions = {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: (releases: Releases) => readonly Value[];
};

/** Read from the registry on each scrape, so that no old values remain. */
const gauge = (store: Store, { name, help, labelNames, read }: GaugeOptions) =>
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [],
    async collect() {
      const values = read(await store.registry());
      this.reset();
      for (const { labels, value } of values) this.set({ ...labels }, value);
    },
  });

const entriesOf = (
  applications: Releases['applications'],
  read: (channel: Channel) => readonly Value[],
) =>
  Object.entries(applications).flatMap(([application, channel]) =>
    read(channel).map(({ labels, value }) => ({ labels: { application, ...labels }, value })),
  );

/** Older registries did not record the time. */
const timeOf = (labels: Value['labels'], since: string | undefined) =>
  since === undefined ? [] : [{ labels, value: Date.parse(since) / 1000 }];
