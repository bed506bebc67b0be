import { surviveKills } from '../../testing/killed-storm';
import { createTestDatabase } from '../../testing/test-database';

jest.setTimeout(600_000);

test('10 times SIGKILL under a storm of uploads: nothing acknowledged is lost, no file is left over', async () => {
  const database = await createTestDatabase();
  expect(await surviveKills(database, 10)).toEqual({ lost: [], leftOver: [], missing: [] });
  await database.remove();
});
