import {
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { createReleaseReader } from '@portal/releases/read-releases';
import type { Channel } from '@portal/releases/registry';
import { conflictsIn } from './conflicts';

const folder = temporaryFolder();
const runtime = (version: string) => ({
  provides: { '@portal/runtime': { version, names: [], files: [] } },
});
const needs = (range: string) => ({ requires: { '@portal/runtime': { range, names: [] } } });

writeRelease(folder, { name: 'shell', id: 's1', ...runtime('1.1.0') });
writeRelease(folder, { name: 'shell', id: 's2', ...runtime('2.0.0') });
for (const name of ['mf-a', 'mf-b']) {
  writeRelease(folder, { name, id: 'v1', ...needs('^1.1.0') });
  writeRelease(folder, { name, id: 'v2', ...needs('^2.0.0') });
}

/** A live release and a canary for 10 % of the visitors, optionally in a group. */
const channel = (live: string, canary?: string, group?: number): Channel => ({
  live,
  published: [live],
  withdrawn: [],
  ...(canary && { canary: { id: canary, percent: 10, ...(group && { group }) } }),
});

const conflictsOf = (applications: Readonly<Record<string, Channel>>) =>
  conflictsIn(createReleaseReader(folder), { schema: 1, revision: 1, applications });

test('what fits together only may be one canary: nobody gets a part of it', async () => {
  expect(
    await conflictsOf({
      shell: channel('s1', 's2', 7),
      'mf-a': channel('v1', 'v2', 7),
      'mf-b': channel('v1', 'v2', 7),
    }),
  ).toEqual([]);
});

test('canaries of their own are met by what is live of the others', async () => {
  const found = await conflictsOf({
    shell: channel('s1', 's2', 7),
    'mf-a': channel('v1', 'v2', 7),
    'mf-b': channel('v1', 'v2'),
  });

  expect(found).toEqual([
    expect.stringContaining('mf-b v1 se construyó con @portal/runtime ^1.1.0, y shell s2 ofrece'),
    expect.stringContaining('mf-b v2 se construyó con @portal/runtime ^2.0.0, y shell s1 ofrece'),
  ]);
});

test('an application outside of a joint canary must fit both sides of it', async () => {
  expect(await conflictsOf({ shell: channel('s1', 's2', 7), 'mf-a': channel('v1') })).toHaveLength(
    1,
  );
});

test('two canaries that claim one address are told', async () => {
  for (const name of ['mf-c', 'mf-d']) {
    writeRelease(folder, { name, id: 'r1' });
    writeRelease(folder, { name, id: 'r2', routes: [sampleRoute] });
  }

  expect(
    await conflictsOf({
      shell: channel('s1'),
      'mf-c': channel('r1', 'r2'),
      'mf-d': channel('r1', 'r2'),
    }),
  ).toEqual([expect.stringContaining('mf-c y mf-d declaran la misma ruta')]);
});

test('with many canaries each release is read once', async () => {
  const applications: Record<string, Channel> = { shell: channel('s1') };
  for (let at = 0; at < 24; at += 1) {
    const name = `mf-many-${at}`;
    for (const id of ['r1', 'r2']) writeRelease(folder, { name, id });
    applications[name] = channel('r1', 'r2');
  }

  // Proves that not every combination is checked: there are sixteen million.
  expect(await conflictsOf(applications)).toEqual([]);
});
