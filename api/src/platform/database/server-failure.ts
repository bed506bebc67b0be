import { certificateFault } from '@portal/server/certificate-fault';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';
import pg from 'pg';
import { connectionSeconds, connectionsPerInstance } from './connection-limits';
import type { ServerAddress } from './server-address';

type Sentence = (address: ServerAddress) => string;

/** Explains in one Spanish sentence the reason and the remedy, without the password. */
export function serverFailure(error: unknown, address: ServerAddress): StartFailure {
  if (error instanceof StartFailure) return error;
  const sentence = refusalOf(error) ?? faultOf(error) ?? unknownFault(error);
  return new StartFailure(sentence(address), { cause: error });
}

/** By code: PostgreSQL's messages depend on its language. */
const refusals: readonly (readonly [codes: RegExp, sentence: Sentence])[] = [
  [
    /^28P01$/,
    ({ at, user }) =>
      `PostgreSQL en ${at} no acepta a «${user}» con esa clave: el usuario no existe o la clave es otra. Corrige usuario y clave en DATABASE_URL.`,
  ],
  [
    /^3D000$/,
    ({ at, database }) =>
      `La base de datos «${database}» no existe en PostgreSQL en ${at}; créala o corrige el nombre en DATABASE_URL.`,
  ],
  [
    /^42501$/,
    ({ user, database }) =>
      `El usuario «${user}» no tiene permiso de conectarse a la base de datos «${database}»; dáselo (grant connect) o usa otro usuario en DATABASE_URL.`,
  ],
  [
    /^53300$/,
    ({ at }) =>
      `PostgreSQL en ${at} no admite más conexiones; sube su límite (max_connections, o el del usuario o de la base) o cierra las que sobran: cada instancia usa hasta ${connectionsPerInstance}.`,
  ],
  [
    /^57P0/,
    ({ at }) =>
      `PostgreSQL en ${at} está arrancando o deteniéndose; espera a que termine e inténtalo de nuevo.`,
  ],
];

function refusalOf(error: unknown): Sentence | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '', routine } = error;
  if (code === '28000') {
    return routine === 'InitializeSessionUserId' ? unknownUser : notAdmitted;
  }
  return refusals.find(([codes]) => codes.test(code))?.[1];
}

const unknownUser: Sentence = ({ at, user }) =>
  `El usuario «${user}» no existe en PostgreSQL en ${at} o no puede conectarse (login); créalo o corrígelo en DATABASE_URL.`;

const notAdmitted: Sentence = ({ at, user, database, isEncrypted }) =>
  isEncrypted
    ? `PostgreSQL en ${at} no admite a «${user}» en la base de datos «${database}» desde este equipo; permítelo en su pg_hba.conf.`
    : `PostgreSQL en ${at} no admite a «${user}» en la base de datos «${database}» desde este equipo sin TLS; añade ?sslmode=verify-full a DATABASE_URL o permítelo en su pg_hba.conf.`;

/** By Node's code, or by the driver's message. */
const faults: readonly (readonly [what: RegExp, sentence: Sentence])[] = [
  [
    /^(ENOTFOUND|EAI_)/,
    ({ host }) =>
      `No se encuentra el servidor «${host}» de DATABASE_URL; revisa su nombre y el DNS de este equipo.`,
  ],
  [
    /^ECONNREFUSED/,
    ({ at }) =>
      `Ningún servidor responde en ${at}; revisa la dirección de DATABASE_URL y que PostgreSQL esté en marcha y escuche ahí (listen_addresses y port).`,
  ],
  [
    /^(ENOENT|EACCES)/,
    ({ at }) =>
      `No se puede abrir el socket ${at} de DATABASE_URL; revisa la ruta, sus permisos y que PostgreSQL esté en marcha.`,
  ],
  [
    /^(EHOST|ENET)/,
    ({ at }) => `Desde este equipo no hay camino a ${at}; revisa la red y DATABASE_URL.`,
  ],
  [
    /^ETIMEDOUT|timeout/i,
    ({ at }) =>
      `PostgreSQL en ${at} no contesta en ${connectionSeconds} segundos; revisa la dirección de DATABASE_URL y que ningún cortafuegos cierre el paso.`,
  ],
  [
    /does not support SSL/,
    ({ at }) =>
      `PostgreSQL en ${at} no ofrece TLS; actívalo en el servidor (ssl = on) o quita sslmode de DATABASE_URL.`,
  ],
  [
    /client password must be/,
    ({ at, user }) => `PostgreSQL en ${at} pide la clave de «${user}»; añádela a DATABASE_URL.`,
  ],
  [
    /^(ECONNRESET|EPIPE|ERR_SSL|EPROTO)|terminated|establishing an SSL|unexpected/i,
    ({ at }) =>
      `El servidor en ${at} cierra la conexión o no es PostgreSQL; revisa servidor y puerto en DATABASE_URL.`,
  ],
];

function faultOf(error: unknown): Sentence | undefined {
  if (error instanceof pg.DatabaseError) return undefined;
  const certificate = certificateFault(error);
  if (certificate !== undefined) return distrusted(certificate);
  const code = errorCode(error);
  const what = typeof code === 'string' ? code : wordsOf(error);
  return faults.find(([known]) => known.test(what))?.[1];
}

const distrusted =
  (fault: string): Sentence =>
  ({ at }) =>
    `No se confía en PostgreSQL en ${at}: ${fault}. Usa en DATABASE_URL el nombre del certificado y su autoridad (sslrootcert=/ruta/ca.pem), o cambia el certificado.`;

/** A pooler's message, for example: these name hosts, users and databases, but never passwords. */
const unknownFault =
  (error: unknown): Sentence =>
  ({ at }) =>
    `La conexión con ${at} de DATABASE_URL falló: «${wordsOf(error)}».`;

const wordsOf = (error: unknown) => String(Reflect.get(Object(error), 'message'));
