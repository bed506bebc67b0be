import { createHash } from 'node:crypto';
import { BucketFailure, openBucket } from './s3-bucket';
import { createAwsBucket } from './testing/aws-bucket';
import { startAwsServer } from './testing/aws-s3-server';

jest.setTimeout(60_000);

let server: Awaited<ReturnType<typeof startAwsServer>>;

beforeEach(async () => {
  server = await startAwsServer();
});

afterEach(() => server.stop());

const bytes = (text: string) => Buffer.from(text);

test('of twenty who create the same at once one is told that it did, and its bytes are there', async () => {
  const bucket = openBucket(server.settings);
  const texts = Array.from({ length: 20 }, (_none, index) => `ñ ${index}`);

  const created = await Promise.all(
    texts.map((text) => bucket.create('registry/000001.json', bytes(text))),
  );

  expect(created.filter(Boolean)).toHaveLength(1);
  expect(String(await bucket.read('registry/000001.json'))).toBe(texts[created.indexOf(true)]);
});

test('keys are listed in order, however many, without the prefix of the address', async () => {
  const bucket = openBucket({ ...server.settings, url: `${server.settings.url}/sitio/uno` });
  const names = Array.from({ length: 230 }, (_none, index) => `mf-a/a1/${1000 + index}.js`);
  await Promise.all([...names, 'mf-b/b1/x.js'].map((name) => bucket.write(name, bytes(name))));

  const entries = await bucket.list('mf-a/');
  expect(entries.map(({ key }) => key)).toEqual(names);
  expect(entries[7]).toEqual({ key: 'mf-a/a1/1007.js', bytes: 15, writtenAt: expect.any(Number) });
  expect(Date.now() - (entries[7]?.writtenAt ?? 0)).toBeLessThan(60_000);
  expect([...server.objects.keys()]).toContain('sitio/uno/mf-b/b1/x.js');
});

test('what is removed is gone, and may be removed again', async () => {
  const bucket = openBucket(server.settings);
  await bucket.write('a', bytes('a'));
  await bucket.remove('a');
  await bucket.remove('a');

  expect(await bucket.read('a')).toBeUndefined();
});

test('who has not the right key is refused, which no second try mends', async () => {
  const bucket = openBucket({ ...server.settings, secretKey: 'otra' });

  await expect(bucket.read('a')).rejects.toMatchObject({ status: 403, isAway: false });
  await expect(bucket.create('a', bytes('a'))).rejects.toBeInstanceOf(BucketFailure);
});

test('an address without a bucket is a fault, and no bucket in which there is nothing', async () => {
  const bucket = openBucket({
    ...server.settings,
    url: server.settings.url.replace('versiones', 'versinoes'),
  });

  await expect(bucket.read('a')).rejects.toMatchObject({ status: 404, isAway: false });
});

test('one that says that it cannot, or does not answer, is away', async () => {
  const bucket = openBucket(server.settings);
  server.faults.isAway = true;
  await expect(bucket.read('a')).rejects.toMatchObject({ status: 503, isAway: true });

  server.stop();
  await expect(bucket.read('a')).rejects.toMatchObject({ status: 0, isAway: true });
});

test('a key that is removed while it is created belongs to nobody, and may be created again', async () => {
  const rules = createAwsBucket();
  const sent = { body: Promise.resolve(bytes('a')), checksum: sha256('a'), isCreated: true };

  const creating = rules.write('a', sent);
  rules.remove('a');

  expect((await creating).status).toBe(409);
  expect((await rules.write('a', sent)).status).toBe(200);
  expect((await rules.write('a', sent)).status).toBe(412);
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
