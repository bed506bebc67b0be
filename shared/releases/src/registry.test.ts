import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry } from './change-registry';
import { published } from './channel';
import { parseRegistry, readRegistry } from './registry';
import { newPrivateKey, openSigner } from './signing-key';
import { temporaryFolder } from './testing/sample-releases';

const { publicKey } = openSigner(newPrivateKey(), 'hola');

/** Entries as a later version of these tools may write them. */
const later = {
  schema: 1,
  revision: 7,
  window: { from: '22:00' },
  applications: {
    'mf-a': {
      live: 'a1',
      region: 'cl',
      canary: { id: 'a2', percent: 10, cohort: 'staff' },
      disabled: { message: 'Volvemos.', since: '2026-11-28T10:00:00.000Z', until: '18:00' },
      published: ['a1'],
      withdrawn: [],
      owner: { name: 'hola', keys: [publicKey], team: 'T-9' },
    },
  },
  retired: {
    'mf-b': {
      since: '2026-11-28T10:00:00.000Z',
      reason: 'sin uso',
      channel: { live: 'b1', region: 'pe', published: ['b1'], withdrawn: [] },
    },
  },
  change: {
    at: '2026-11-28T10:00:00.000Z',
    who: 'ana',
    action: 'freeze',
    ticket: 'T-1',
    changes: [{ application: 'mf-a', from: 'a1', to: 'a2', region: 'cl' }],
    counts: { 'mf-a/a2': { loads: 3, failures: 1, slow: 2 } },
  },
};

test('what a later version noted is read and kept', () => {
  expect(parseRegistry(JSON.stringify(later))).toEqual(later);
});

test('a change drops nothing of what a later version noted', async () => {
  const releasesFolder = temporaryFolder();
  mkdirSync(join(releasesFolder, 'registry'));
  for (const file of ['registry.json', 'registry/000007.json']) {
    writeFileSync(join(releasesFolder, file), JSON.stringify(later));
  }

  await changeRegistry({ releasesFolder }, async () => ({
    applications: { 'mf-c': published(undefined, 'c1') },
    change: { who: 'ana', action: 'publish', changes: [{ application: 'mf-c', to: 'c1' }] },
  }));
  const { revision, change: _change, ...rest } = await readRegistry(releasesFolder);

  const { revision: _before, change: _earlier, applications, ...others } = later;
  expect(revision).toBe(8);
  expect(rest).toEqual({
    ...others,
    applications: { ...applications, 'mf-c': expect.objectContaining({ live: 'c1' }) },
  });
});
