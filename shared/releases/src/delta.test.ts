import { randomBytes } from 'node:crypto';
import { dictionaryHash, makeDelta, readDelta } from './delta';

const before = Buffer.from(`${randomBytes(50_000).toString('hex')} antes`);
const after = Buffer.from(before.toString().replace('antes', 'después'));

test('a delta is little more than what differs, and gives the content back', async () => {
  const delta = await makeDelta(before, after, 19);

  expect(delta.length).toBeLessThan(120);
  expect(await readDelta(before, delta)).toEqual(after);
});

test('it begins with the mark of its coding and the hash of its dictionary', async () => {
  const delta = await makeDelta(before, after, 12);

  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('base64url')).toBe(dictionaryHash(before));
});

test('content that has nothing in common with its dictionary survives', async () => {
  const content = randomBytes(70_000);

  expect(await readDelta(before, await makeDelta(before, content, 12))).toEqual(content);
  expect(await readDelta(before, await makeDelta(before, Buffer.alloc(0), 12))).toHaveLength(0);
});

test('a delta of another dictionary, or a damaged one, is refused', async () => {
  const delta = await makeDelta(before, after, 19);

  await expect(readDelta(after, delta)).rejects.toThrow('does not belong to this dictionary');
  await expect(readDelta(before, delta.subarray(0, -3))).rejects.toThrow('code');
});
