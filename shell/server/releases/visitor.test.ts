import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { havePinsKey, pinsCookie, signPins } from '@portal/releases/pins';
import { createVisitors } from './visitor';

const releasesFolder = temporaryFolder();
const visitorOf = createVisitors({ releasesFolder });

const later = () => Date.now() + 60_000;
const pins = { 'mf-offers': '3f2a', shell: '99aa' };
const pinsOf = async (value: string) => (await visitorOf(`a=b; ${pinsCookie}=${value}; c=d`)).pins;

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
  expect(await pinsOf(signPins({ pins, expires: later() }, ''))).toEqual({});
});

test('the key is made once, for its owner alone to read', async () => {
  const key = await havePinsKey({ releasesFolder });

  expect(await havePinsKey({ releasesFolder })).toBe(key);
  expect(statSync(join(releasesFolder, 'pins.key')).mode & 0o777).toBe(0o600);
  expect(await havePinsKey({ releasesFolder, pinsKey: 'another' })).toBe('another');
});

test('pins count that were made with the key and have not expired', async () => {
  const key = await havePinsKey({ releasesFolder });

  expect(await pinsOf(signPins({ pins, expires: later() }, key))).toEqual(pins);
  expect(await pinsOf(signPins({ pins, expires: Date.now() - 1 }, key))).toEqual({});
});

test('forged pins are as none', async () => {
  const key = await havePinsKey({ releasesFolder });
  const [text, signature] = signPins({ pins, expires: later() }, key).split('.');
  const [other] = signPins({ pins: { shell: '99aa' }, expires: later() }, key).split('.');

  for (const forged of [
    'mf-offers:3f2a,shell:99aa',
    signPins({ pins, expires: later() }, 'another'),
    `${text}`,
    `${text}.`,
    `${text}.${signature?.slice(0, -2)}`,
    `${other}.${signature}`,
    '.',
    '%E0%A4%A',
  ]) {
    expect(await pinsOf(forged)).toEqual({});
  }
});

test('a key in the settings takes the place of the file', async () => {
  const withSetting = createVisitors({ releasesFolder, pinsKey: 'secreta' });
  const value = signPins({ pins, expires: later() }, 'secreta');

  expect((await withSetting(`${pinsCookie}=${value}`)).pins).toEqual(pins);
  expect(await pinsOf(value)).toEqual({});
});
