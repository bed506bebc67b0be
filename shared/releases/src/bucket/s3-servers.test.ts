import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BucketFailure, openBucket, type Bucket, type S3Settings } from '@portal/server/s3-bucket';
import { startAwsServer } from '@portal/server/testing/aws-s3-server';
import pMap from 'p-map';
import * as v from 'valibot';
import { changeRegistry } from '../change-registry';
import { published } from '../channel';
import { readRegistry } from '../registry';
import { temporaryFolder, writeRelease } from '../testing/sample-releases';
import { bucketSentence } from './bucket-sentence';
import { createReleasesBucket } from './releases-bucket';

// Runs against a server with conditional writes; `npm run test:s3` uses Debian's Swift, which has
// none.

jest.setTimeout(60_000);

const given = process.env['TEST_S3'];

const swiftSettings = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ S3_URL: v.string(), S3_ACCESS_KEY: v.string(), S3_SECRET_KEY: v.string() }),
);

function settingsOfSwift(text: string): S3Settings {
  const { S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY } = v.parse(swiftSettings, text);
  const url = `${S3_URL}/${randomUUID()}`;
  return { url, region: 'us-east-1', accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY };
}

let bucket: Bucket;
let stop: () => void = () => undefined;

beforeAll(async () => {
  if (given) bucket = openBucket(settingsOfSwift(given));
  else {
    const server = await startAwsServer();
    bucket = openBucket(server.settings);
    stop = () => server.stop();
  }
});

afterAll(() => stop());

const refusal = bucketSentence(new BucketFailure('', 501));

const publish = (releasesFolder: string, id: string) =>
  changeRegistry(
    { releasesFolder, bucket: createReleasesBucket(bucket, releasesFolder) },
    async ({ applications }) => ({
      applications: { 'mf-a': published(applications['mf-a'], id) },
      change: { who: 'ana', action: 'publish', changes: [{ application: 'mf-a', to: id }] },
    }),
  ).then(
    ({ revision }) => `revision ${revision}`,
    (failure: unknown) =>
      failure instanceof BucketFailure ? bucketSentence(failure) : String(failure),
  );

test('what another tool has put into the bucket becomes a whole copy', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const scripts = Array.from({ length: 130 }, (_none, index) => [`${index}.js`, `ñ ${index}`]);
  writeRelease(from, { name: 'mf-a', id: 'a1', contents: Object.fromEntries(scripts) });
  const files = [...scripts.map(([name = '']) => name), 'remoteEntry.js', 'release.json'];
  await pMap(
    files,
    (file) => bucket.write(`mf-a/a1/${file}`, readFileSync(join(from, 'mf-a/a1', file))),
    { concurrency: 8 },
  );
  const registry = {
    schema: 1,
    revision: 1,
    applications: { 'mf-a': { live: 'a1', published: ['a1'] } },
  };
  await bucket.write('registry/000001.json', Buffer.from(JSON.stringify(registry)));

  await createReleasesBucket(bucket, to).pull();

  expect((await readRegistry(to)).applications['mf-a']?.live).toBe('a1');
  expect(readFileSync(join(to, 'mf-a/a1/129.js'), 'utf8')).toBe('ñ 129');
});

test('nothing is published where conditions are not known, and the reason is said', async () => {
  const folder = temporaryFolder();
  writeRelease(folder, { name: 'mf-a', id: 'a2' });

  expect(await publish(folder, 'a2')).toBe(given ? refusal : 'revision 2');
  expect((await bucket.read('registry/000002.json')) === undefined).toBe(Boolean(given));
});

test('what is removed of a bucket is gone, and the rest stays', async () => {
  const copy = createReleasesBucket(bucket, temporaryFolder());

  expect((await copy.stored()).find(({ id }) => id === 'a1')?.bytes).toBeGreaterThan(500);
  await copy.remove({ name: 'mf-a', id: 'a1' });

  expect((await copy.stored()).map(({ id }) => id)).not.toContain('a1');
  expect(await bucket.read('registry/000001.json')).toBeDefined();
});
