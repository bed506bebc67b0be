import type { OpenDatabase } from '../src/platform/database/database';

/** Makes database calls fail as if the port were closed. Returns a function that restores them. */
export function disconnectDatabase({ pool }: OpenDatabase) {
  const connect = jest.spyOn(pool, 'connect').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  });
  return () => connect.mockRestore();
}
