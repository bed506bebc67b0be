import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { bundleApi } from './bundle-api';

jest.setTimeout(60_000);

test('starts at once share the program, and what none has written for long is removed', async () => {
  const folder = temporaryFolder();
  const old = new Date('2026-01-01');
  for (const name of ['0001-tables-OLD.mjs', 'api.mjs.unfinished']) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), old, old);
  }

  const files = await Promise.all([1, 2, 3].map(() => bundleApi(folder)));

  expect(new Set(files)).toEqual(new Set([join(folder, 'api.mjs')]));
  const left = readdirSync(folder);
  expect(left).toEqual(
    expect.arrayContaining(['api.mjs', 'embedded-worker.mjs', 'password-worker.mjs']),
  );
  expect(left.filter((name) => !/^[\w-]+\.mjs$/.test(name) || name.includes('OLD'))).toEqual([]);
});
