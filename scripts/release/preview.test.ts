import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { overridesCookie, readOverrides } from '@portal/releases/release-overrides';
import { preview } from './preview';

const releasesFolder = temporaryFolder();

beforeAll(() => {
  const applications = { 'mf-a': { live: 'a2', published: ['a2', 'a1'] } };
  const registry = { schema: 1, revision: 1, applications };
  writeFileSync(join(releasesFolder, 'registry.json'), JSON.stringify(registry));
});

test('gives a cookie with which the site shows a published release', async () => {
  const { cookie, expires } = await preview('mf-a', 'a1', { releasesFolder });

  const [key, value = ''] = cookie.split('=');

  expect(key).toBe(overridesCookie);
  expect(await readOverrides(value, { releasesFolder })).toEqual({ 'mf-a': 'a1' });
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});

test('refuses what was never published', async () => {
  await expect(preview('mf-a', 'a9', { releasesFolder })).rejects.toThrow(
    'mf-a a9 nunca se publicó; publícala antes como canario sin visitas, con --canary 0.',
  );
});
