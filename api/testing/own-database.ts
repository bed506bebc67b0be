import { randomUUID } from 'node:crypto';
import { databaseAt, onServer } from './on-server';

type OwnDatabase = { prepare: () => Promise<Record<string, string>>; remove: () => Promise<void> };

export const embeddedDatabase: OwnDatabase = {
  prepare: async () => ({}),
  remove: async () => {},
};

/** Uses the PostgreSQL server of E2E_POSTGRES, or an embedded database. */
export function ownDatabase(): OwnDatabase {
  const server = process.env['E2E_POSTGRES'];
  if (server === undefined) return embeddedDatabase;
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  return {
    async prepare() {
      await onServer(server, `create database ${name}`);
      return { DATABASE_URL: databaseAt(server, name) };
    },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}
