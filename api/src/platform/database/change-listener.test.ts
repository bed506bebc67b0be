import pg from 'pg';
import pino from 'pino';
import { createTestDatabase } from '../../../testing/test-database';
import { startTestApi } from '../../../testing/test-api';
import { listenToChanges } from './change-listener';

test('many who wait for news at once put few questions to the database, one after the other', async () => {
  const own = await createTestDatabase();
  const api = await startTestApi({}, own);
  const { DATABASE_URL } = own.environment;
  const changes = await listenToChanges(api.database, DATABASE_URL, pino({ level: 'silent' }));
  const query = jest.spyOn(pg.Client.prototype, 'query');

  await Promise.all(Array.from({ length: 20 }, () => changes.catchUp()));

  const questions = query.mock.calls.filter(([text]) => text === 'select 1');
  expect(questions).toHaveLength(DATABASE_URL === undefined ? 0 : 1);
  await changes.stop();
  await api.close();
});
