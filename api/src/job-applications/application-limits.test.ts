import { tryAgainIn } from '@portal/contract/waiting-time';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createVisitor, register } from '../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_FACTOR: '1' });
});
afterAll(() => api.close());

const full = (name: string, hits: number) =>
  api.database.pool.query(`update rate_windows set hits = ${hits} where key like '${name}:%'`);

test('a class of 35 behind one address applies within ten minutes', async () => {
  const statuses: number[] = [];
  for (let person = 1; person <= 35; person += 1) {
    const visitor = createVisitor(api.app, `clase${person}@correo.example.org`, 1);
    const applicantId = await register(visitor);
    statuses.push((await visitor.upload(applicantId, {})).statusCode);
    statuses.push((await visitor.answer(applicantId, 1, 'Sí')).statusCode);
  }

  expect(statuses).toEqual(statuses.map(() => 201));
});

test('further applications from the address are told when to come again', async () => {
  const visitor = createVisitor(api.app, 'tarde@correo.example.org', 1);
  const applicantId = await register(visitor);
  await full('upload', 80);

  const refused = await visitor.upload(applicantId, {});

  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(refused.json().error).toBe(`Demasiados intentos. ${tryAgainIn(seconds)}`);
});

test('one browser sends ten CVs for one applicant, whatever the others do', async () => {
  const visitor = createVisitor(api.app, 'insiste@correo.example.org', 1);
  const other = createVisitor(api.app, 'otra@correo.example.org', 1);
  const [applicantId, otherId] = [await register(visitor), await register(other)];
  await full('upload', 0);
  const statuses: number[] = [];
  for (let time = 0; time <= 10; time += 1) {
    statuses.push((await visitor.upload(applicantId, {})).statusCode);
  }

  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409), 429]);
  expect((await other.upload(otherId, {})).statusCode).toBe(201);
});
