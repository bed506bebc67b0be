import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '@portal/server/start-failure';
import {
  expiredCertificate,
  otherCertificate,
  ownCertificate,
} from '../../../testing/certificates';
import { startFakePostgres } from '../../../testing/fake-postgres';
import { freePort } from '../../../testing/free-port';
import { connectToServer } from './connections';
import { serverFailure } from './server-failure';

let folder: string;
let authority: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-failure-'));
  authority = join(folder, 'ca.pem');
  writeFileSync(authority, [ownCertificate, otherCertificate, expiredCertificate].join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the message on the terminal; '' if the start succeeds. */
const told = (url: string) =>
  connectToServer(url).then(
    async ({ close }) => {
      await close();
      return '';
    },
    (error: unknown) => {
      if (error instanceof StartFailure) return error.message;
      throw error;
    },
  );

type Manner = Parameters<typeof startFakePostgres>[0];

/** Like `told`, for a server with this behaviour, shown as `servidor`. */
async function toldOf(manner: Manner, options = '') {
  const server = await startFakePostgres(manner);
  const sentence = await told(server.url(options));
  await server.close();
  return sentence.replaceAll(`127.0.0.1:${server.port}`, 'servidor');
}

test.each([
  [
    { code: '28P01', routine: 'auth_failed' },
    'PostgreSQL en servidor no acepta a «ana» con esa clave: el usuario no existe o la clave es otra. Corrige usuario y clave en DATABASE_URL.',
  ],
  [
    { code: '28000', routine: 'InitializeSessionUserId' },
    'El usuario «ana» no existe en PostgreSQL en servidor o no puede conectarse (login); créalo o corrígelo en DATABASE_URL.',
  ],
  [
    { code: '28000', routine: 'ClientAuthentication' },
    'PostgreSQL en servidor no admite a «ana» en la base de datos «puente» desde este equipo sin TLS; añade ?sslmode=verify-full a DATABASE_URL o permítelo en su pg_hba.conf.',
  ],
  [
    { code: '3D000' },
    'La base de datos «puente» no existe en PostgreSQL en servidor; créala o corrige el nombre en DATABASE_URL.',
  ],
  [
    { code: '42501' },
    'El usuario «ana» no tiene permiso de conectarse a la base de datos «puente»; dáselo (grant connect) o usa otro usuario en DATABASE_URL.',
  ],
  [
    { code: '53300' },
    'PostgreSQL en servidor no admite más conexiones; sube su límite (max_connections, o el del usuario o de la base) o cierra las que sobran: cada instancia usa hasta 11.',
  ],
  [
    { code: '57P03' },
    'PostgreSQL en servidor está arrancando o deteniéndose; espera a que termine e inténtalo de nuevo.',
  ],
  [
    { code: '08P01', message: 'no such database: puente' },
    'La conexión con servidor de DATABASE_URL falló: «no such database: puente».',
  ],
])('%j has a sentence of its own', async (refusal, sentence) => {
  expect(await toldOf({ refusal })).toBe(sentence);
});

test('a server that has room for one connection only is told as well', async () => {
  expect(await toldOf({ refusal: { code: '53300' }, refusesFrom: 2 })).toMatch(
    /^PostgreSQL en servidor no admite más conexiones;/,
  );
});

test('a server without TLS is told from one whose certificate is not trusted', async () => {
  expect(await toldOf({}, '?sslmode=verify-full')).toBe(
    'PostgreSQL en servidor no ofrece TLS; actívalo en el servidor (ssl = on) o quita sslmode de DATABASE_URL.',
  );
  expect(await toldOf({ certificate: ownCertificate }, '?sslmode=verify-full')).toBe(
    'No se confía en PostgreSQL en servidor: este equipo no reconoce la autoridad que firmó su certificado. Usa en DATABASE_URL el nombre del certificado y su autoridad (sslrootcert=/ruta/ca.pem), o cambia el certificado.',
  );
});

test('a certificate of another name, and one that is over, are told', async () => {
  const options = `?sslmode=verify-full&sslrootcert=${authority}`;
  expect(await toldOf({ certificate: ownCertificate }, options)).toBe('');
  expect(await toldOf({ certificate: otherCertificate }, options)).toMatch(
    'servidor: su certificado es de otro nombre. Usa',
  );
  expect(await toldOf({ certificate: expiredCertificate }, options)).toMatch(
    'servidor: su certificado no vale en la fecha de este equipo. Usa',
  );
});

test('a server that admits nobody from here does not ask for TLS that is on', async () => {
  const refusal = { code: '28000', routine: 'ClientAuthentication' };
  expect(
    await toldOf(
      { refusal, certificate: ownCertificate },
      `?sslmode=verify-full&sslrootcert=${authority}`,
    ),
  ).toBe(
    'PostgreSQL en servidor no admite a «ana» en la base de datos «puente» desde este equipo; permítelo en su pg_hba.conf.',
  );
});

test('a file that the address names and that is not there is told', async () => {
  expect(
    await told('postgres://ana@127.0.0.1/puente?sslmode=verify-full&sslrootcert=/no.pem'),
  ).toBe(
    'No se puede leer «/no.pem» (ENOENT), que DATABASE_URL nombra; corrige la ruta o sus permisos.',
  );
});

test.each([
  [
    'transaction',
    /^DATABASE_URL lleva a un intermediario .+ en modo transacción en servidor, .+ pon pool_mode = session o .+\.$/,
  ],
  ['session', /^$/],
] as const)('a pooler in %s mode', async (pool, sentence) => {
  expect(await toldOf({ pool })).toMatch(sentence);
});

test.each([
  [
    { version: '14.12 (Debian 14.12-1.pgdg120+1)' },
    'DATABASE_URL necesita PostgreSQL 15 o posterior; este es 14.12.',
  ],
  [{ version: '15.7' }, ''],
  [
    { encoding: 'LATIN1' },
    "La base de datos «puente» guarda los textos en LATIN1; crea una en UTF8 (create database … encoding 'UTF8' template template0) y ponla en DATABASE_URL.",
  ],
  [
    { isReadOnly: 't' },
    'PostgreSQL en servidor solo deja leer, como una réplica; usa en DATABASE_URL la dirección del servidor principal.',
  ],
])('a server that says %j of itself', async (facts, sentence) => {
  expect(await toldOf({ facts })).toBe(sentence);
});

test('what is not PostgreSQL is told', async () => {
  expect(await toldOf({ greeting: 'HTTP/1.1 400 Bad Request\r\n\r\n' })).toBe(
    'El servidor en servidor cierra la conexión o no es PostgreSQL; revisa servidor y puerto en DATABASE_URL.',
  );
});

test('a place where nobody listens, and names that lead nowhere, are told', async () => {
  const port = await freePort();
  expect(await told(`postgres://ana@127.0.0.1:${port}/puente`)).toBe(
    `Ningún servidor responde en 127.0.0.1:${port}; revisa la dirección de DATABASE_URL y que PostgreSQL esté en marcha y escuche ahí (listen_addresses y port).`,
  );
  expect(await told('postgres://ana@no-existe.invalid/puente')).toBe(
    'No se encuentra el servidor «no-existe.invalid» de DATABASE_URL; revisa su nombre y el DNS de este equipo.',
  );
  expect(await told('postgres:///puente?host=/no/existe')).toBe(
    'No se puede abrir el socket /no/existe/.s.PGSQL.5432 de DATABASE_URL; revisa la ruta, sus permisos y que PostgreSQL esté en marcha.',
  );
});

const address = { at: 'bd:5432', host: 'bd', user: 'ana', database: 'puente', isEncrypted: false };

test.each([
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }),
])('%p has taken too long', (error) => {
  expect(serverFailure(error, address).message).toBe(
    'PostgreSQL en bd:5432 no contesta en 10 segundos; revisa la dirección de DATABASE_URL y que ningún cortafuegos cierre el paso.',
  );
});

test.each(['EHOSTUNREACH', 'ENETUNREACH'])('%s has no way there', (code) => {
  expect(serverFailure(Object.assign(new Error(code), { code }), address).message).toBe(
    'Desde este equipo no hay camino a bd:5432; revisa la red y DATABASE_URL.',
  );
});

test('a missing password is told', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(serverFailure(error, address).message).toBe(
    'PostgreSQL en bd:5432 pide la clave de «ana»; añádela a DATABASE_URL.',
  );
});

test.each(['hola', 'mysql://ana:secreto@127.0.0.1/puente', 'postgres://ana:se/creto@127.0.0.1/x'])(
  '%s is not an address, and is not repeated',
  async (url) => {
    const sentence = await told(url);
    expect(sentence).toMatch(/^DATABASE_URL debe ser una dirección como postgres:/);
    expect(sentence).not.toContain('se/creto');
  },
);
