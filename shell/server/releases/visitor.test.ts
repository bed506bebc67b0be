import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import {
  ensureOverridesKey,
  overridesCookie,
  signOverrides,
} from '@portal/releases/release-overrides';
import { createVisitors } from './visitor';

const releasesFolder = temporaryFolder();
const visitorOf = createVisitors({ releasesFolder });

const later = () => Date.now() + 60_000;
const pins = { 'mf-offers': '3f2a', shell: '99aa' };
const overridesOf = async (value: string) =>
  (await visitorOf(`a=b; ${overridesCookie}=${value}; c=d`)).overrides;

test.each([
  ['portal-share=0', 0],
  ['a=b; portal-share=99; c=d', 99],
  ['portal-share=100', undefined],
  ['portal-share=-1', undefined],
  ['portal-share=1.5', undefined],
  ['portal-share=', undefined],
  ['', undefined],
])('«%s» is of the share %s', async (cookies, bucket) => {
  expect((await visitorOf(cookies)).bucket).toBe(bucket);
});

test('before there is a key, nobody can choose', async () => {
  expect(await overridesOf(signOverrides({ pins, expires: later() }, ''))).toEqual({});
});

test('the key is made once, for its owner alone to read', async () => {
  const key = await ensureOverridesKey({ releasesFolder });

  expect(await ensureOverridesKey({ releasesFolder })).toBe(key);
  expect(statSync(join(releasesFolder, 'pins.key')).mode & 0o777).toBe(0o600);
  expect(await ensureOverridesKey({ releasesFolder, overridesKey: 'another' })).toBe('another');
});

test('pins count that were made with the key and have not expired', async () => {
  const key = await ensureOverridesKey({ releasesFolder });

  expect(await overridesOf(signOverrides({ pins, expires: later() }, key))).toEqual(pins);
  expect(await overridesOf(signOverrides({ pins, expires: Date.now() - 1 }, key))).toEqual({});
});

test('forged pins are as none', async () => {
  const key = await ensureOverridesKey({ releasesFolder });
  const [text, signature] = signOverrides({ pins, expires: later() }, key).split('.');
  const [other] = signOverrides({ pins: { shell: '99aa' }, expires: later() }, key).split('.');

  for (const forged of [
    'mf-offers:3f2a,shell:99aa',
    signOverrides({ pins, expires: later() }, 'another'),
    `${text}`,
    `${text}.`,
    `${text}.${signature?.slice(0, -2)}`,
    `${other}.${signature}`,
    '.',
    '%E0%A4%A',
  ]) {
    expect(await overridesOf(forged)).toEqual({});
  }
});

test('a key in the settings takes the place of the file', async () => {
  const withSetting = createVisitors({ releasesFolder, overridesKey: 'secreta' });
  const value = signOverrides({ pins, expires: later() }, 'secreta');

  expect((await withSetting(`${overridesCookie}=${value}`)).overrides).toEqual(pins);
  expect(await overridesOf(value)).toEqual({});
});
