import { consentEntryToWire, privacyPolicyVersion } from '@portal/contract/consent';
import { clockOf, readSettings } from '../retention/retention-repository';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createVisitor, register, type Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const record = (visitor: Pick<Visitor, 'cookies'>, joinsTalentPool: unknown, offerId = 1) =>
  api.app.inject({
    method: 'POST',
    url: '/api/consentimientos',
    cookies: visitor.cookies(),
    payload: {
      ...consentEntryToWire({
        offerId,
        policyVersion: privacyPolicyVersion,
        joinsTalentPool: true,
      }),
      bolsa_talento: joinsTalentPool,
    },
  });

const stored = async (applicantId: number) => {
  const { rows } = await api.database.pool.query(
    `select offer_id, policy_version, joins_talent_pool, answered_at from consents
     where applicant_id = ${applicantId}`,
  );
  return rows;
};

async function apply(email: string) {
  const visitor = createVisitor(api.app, email, 1);
  const applicantId = await register(visitor);
  await visitor.upload(applicantId, {});
  return { visitor, applicantId };
}

test('keeps time, policy version, offer and answer', async () => {
  const { visitor, applicantId } = await apply('bolsa@correo.example.org');

  const answer = await record(visitor, true);

  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ mensaje: 'Guardamos tu elección.' });
  expect(await stored(applicantId)).toEqual([
    {
      offer_id: 1,
      policy_version: privacyPolicyVersion,
      joins_talent_pool: true,
      answered_at: expect.any(Date),
    },
  ]);
});

test('the same call again changes nothing, another answer takes its place', async () => {
  const { visitor, applicantId } = await apply('bolsa2@correo.example.org');
  await record(visitor, true);
  const [first] = await stored(applicantId);
  await record(visitor, true);
  const [second] = await stored(applicantId);
  await record(visitor, false);

  expect(second).toEqual(first);
  expect(await stored(applicantId)).toMatchObject([{ joins_talent_pool: false }]);
});

test('only the browser that has applied may answer', async () => {
  const visitor = createVisitor(api.app, 'bolsa3@correo.example.org', 1);
  expect((await record(visitor, true)).statusCode).toBe(428);

  await visitor.check();
  expect((await record(visitor, true)).statusCode).toBe(404);
  await visitor.save('Ana');
  expect((await record(visitor, true)).statusCode).toBe(404);
  expect((await record(visitor, true, 2)).statusCode).toBe(428);
});

test('an answer that is none is refused', async () => {
  const { visitor } = await apply('bolsa4@correo.example.org');

  const answer = await record(visitor, 'true');

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('La elección debe ser verdadera o falsa.');
});

test('the last answer counts, though the clock was set back after the one before', async () => {
  const { visitor, applicantId } = await apply('bolsa-reloj@correo.example.org');
  const { db, pool } = api.database;
  const isInPool = async () =>
    (await clockOf(db, applicantId, await readSettings(db)))?.talentPoolUntil !== null;
  await pool.query(`insert into consents
    (applicant_id, offer_id, policy_version, joins_talent_pool, answered_at)
    values (${applicantId}, 2, '1', true, now() + interval '1 hour')`);

  await record(visitor, false);
  expect(await isInPool()).toBe(false);
  await pool.query(`update consents set answered_at = answered_at + interval '1 hour'
    where offer_id = 2 and applicant_id = ${applicantId}`);
  await record(visitor, true);
  await record(visitor, false);
  expect(await isInPool()).toBe(false);
});
