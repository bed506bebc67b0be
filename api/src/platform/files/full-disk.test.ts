import fs from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register } from '../../../testing/visitor';
import { createDiskStore } from './disk-store';

let api: TestApi;
beforeAll(async () => {
  // Uses the disk, even if other tests use a bucket.
  api = await startTestApi({ S3_URL: '' });
});
afterAll(() => api.close());

const noSpace = {
  status: 507,
  message: 'No queda espacio para guardar tu archivo. Inténtalo de nuevo más tarde.',
};
const folder = () => join(api.directory, 'full');
const filesOf = (root: string) => fs.readdir(join(root, 'cv')).catch(() => []);

/** Makes the disk accept only the first bytes of each file. */
function fillDisk() {
  const open = fs.open;
  const spy = jest.spyOn(fs, 'open').mockImplementation(async (...given) => {
    const file = await open(...given);
    jest.spyOn(file, 'writeFile').mockImplementation(async () => {
      await file.write('%PDF');
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    return file;
  });
  return () => spy.mockRestore();
}

test('a file for which the disk has no space leaves nothing behind', async () => {
  const store = createDiskStore(folder(), 0);

  const empty = fillDisk();
  await expect(store.save('cv', 'uno.pdf', Buffer.from('%PDF-1.7'))).rejects.toMatchObject(noSpace);
  empty();

  expect(await filesOf(folder())).toEqual([]);
});

test('so much of the disk stays free for the database', async () => {
  const { bavail, bsize } = await fs.statfs(api.directory);

  const store = createDiskStore(folder(), bavail * bsize * 2);
  await expect(store.save('cv', 'dos.pdf', Buffer.from('%PDF-1.7'))).rejects.toMatchObject(noSpace);

  expect(await filesOf(folder())).toEqual([]);
  await createDiskStore(folder(), 0).save('cv', 'dos.pdf', Buffer.from('%PDF-1.7'));
  expect(await filesOf(folder())).toEqual(['dos.pdf']);
});

test('whoever sends a CV to a full disk is told so, and may send it again', async () => {
  const visitor = createVisitor(api.app, 'lleno@correo.example.org', 1);
  const applicantId = await register(visitor);
  const before = await filesOf(join(api.directory, 'files'));

  const empty = fillDisk();
  const answer = await visitor.upload(applicantId, { key: 'llave-lleno' });
  empty();

  expect([answer.statusCode, answer.json().mensaje]).toEqual([507, noSpace.message]);
  expect(await filesOf(join(api.directory, 'files'))).toEqual(before);
  expect((await visitor.upload(applicantId, { key: 'llave-lleno' })).statusCode).toBe(201);
});
