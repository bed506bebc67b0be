import { startTestApi, type TestApi } from '../testing/test-api';
import { contentDisposition } from './content-disposition';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const download = (name: string, headers = {}) =>
  api.app.inject({ url: `/api/descargar-cv/${name}`, headers });

const firstName = async () => {
  const { rows } = await api.database.pool.query(
    'select cv_name from job_applications where id = 1',
  );
  return String(rows[0].cv_name);
};

test('must-have 1: a CV is sent as a file under the name it came with, and nobody keeps it', async () => {
  const name = await firstName();

  const answer = await download(name, api.admin);

  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals((await api.files.read('cv', name)) ?? Buffer.alloc(0))).toBe(
    true,
  );
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="CV Camila Torres.pdf"; filename*=UTF-8\'\'CV%20Camila%20Torres.pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('must-have 1: who downloaded which CV is kept', async () => {
  const name = await firstName();
  await download(name, api.admin);

  const { rows } = await api.database.pool.query(
    `select user_id, action, subject from audit_entries order by id desc limit 1`,
  );
  expect(rows).toEqual([{ user_id: 1, action: 'download-cv', subject: name }]);
});

test.each([
  '..%2F..%2Ftoken-key.json',
  '%2e%2e%2f%2e%2e%2ftoken-key.pdf',
  'a.txt',
  `${'a'.repeat(200)}.pdf`,
  'a%00.pdf',
])('must-have 1: the name %s is refused', async (name) => {
  expect((await download(name, api.admin)).statusCode).toBe(400);
});

test('must-have 1: only administrators get a CV, and visitors cannot tell which there are', async () => {
  const unknown = '00000000-0000-0000-0000-000000000000.pdf';

  expect((await download(unknown, api.admin)).statusCode).toBe(404);
  expect((await download(unknown)).statusCode).toBe(401);
  expect((await download(await firstName())).statusCode).toBe(401);
  expect((await download(await firstName(), api.user)).statusCode).toBe(403);
});

test('names of every language survive the header', () => {
  expect(contentDisposition('Currículum de Íñigo "Pepe"\r\n.pdf')).toBe(
    'attachment; filename="Curriculum de Inigo _Pepe___.pdf"; ' +
      "filename*=UTF-8''Curr%C3%ADculum%20de%20%C3%8D%C3%B1igo%20%22Pepe%22%0D%0A.pdf",
  );
});
