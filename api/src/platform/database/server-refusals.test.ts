import { randomUUID } from 'node:crypto';
import { databaseAt, onServer } from '../../../testing/on-server';
import { connectToServer } from './connections';

const server = String(Reflect.get(globalThis, 'databaseServer'));
const name = `refusing_${randomUUID().replaceAll('-', '')}`;
const at = new URL(server).host;

beforeAll(() =>
  onServer(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`),
);
afterAll(() => onServer(server, `drop database ${name}`));

function urlFor(user: string, options = '') {
  const url = new URL(databaseAt(server, name));
  url.username = user;
  url.search = options;
  return url.href;
}

test('an unknown user is told from an unknown database', async () => {
  await expect(connectToServer(urlFor('nobody_here'))).rejects.toThrow(
    `El usuario «nobody_here» no existe en PostgreSQL en ${at} o no puede conectarse (login); créalo o corrígelo en DATABASE_URL.`,
  );
  await expect(connectToServer(databaseAt(server, 'nothing_here'))).rejects.toThrow(
    `La base de datos «nothing_here» no existe en PostgreSQL en ${at}; créala o corrige el nombre en DATABASE_URL.`,
  );
});

test('a server without TLS is told', async () => {
  const { username } = new URL(server);
  await expect(connectToServer(urlFor(username, '?sslmode=verify-full'))).rejects.toThrow(
    `PostgreSQL en ${at} no ofrece TLS;`,
  );
});

test('a database that is not in UTF8 is told', async () => {
  await expect(connectToServer(databaseAt(server, name))).rejects.toThrow(
    `La base de datos «${name}» guarda los textos en LATIN1;`,
  );
});

test('a database without room, and one that the user may not enter, are told', async () => {
  const user = `user_${name}`;
  await onServer(server, `create role ${user} login`);
  await onServer(server, `alter database ${name} connection limit 0`);
  await expect(connectToServer(urlFor(user))).rejects.toThrow(
    `PostgreSQL en ${at} no admite más conexiones;`,
  );
  await onServer(server, `revoke connect on database ${name} from public`);
  await expect(connectToServer(urlFor(user))).rejects.toThrow(
    `El usuario «${user}» no tiene permiso de conectarse a la base de datos «${name}»;`,
  );
  await onServer(server, `drop role ${user}`);
});
