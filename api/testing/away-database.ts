import type { OpenDatabase } from '../src/platform/database/database';

/** Has every use of the database fail as if nobody listened at its address; gives what brings it back. */
export function takeDatabaseAway({ pool }: OpenDatabase) {
  const connect = jest.spyOn(pool, 'connect').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  });
  return () => connect.mockRestore();
}
