import { StartFailure } from '@portal/server/start-failure';
import { errorCode } from '@portal/server/error-code';
import pg from 'pg';

/** What may be said of an address of a PostgreSQL: everything but the password. */
export type ServerAddress = {
  /** Host and port, or the socket. */
  at: string;
  host: string;
  user: string;
  database: string;
  isEncrypted: boolean;
};

/** Reads DATABASE_URL as the driver does; fails with a `StartFailure` if that is none. */
export function readAddress(connectionString: string): ServerAddress {
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(connectionString)) throw notAnAddress();
  const { host, port, user = '', database = '', ssl } = clientOf(connectionString);
  const at = host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
  return { at, host, user, database, isEncrypted: ssl };
}

/** It connects to nothing yet, but reads the files that the address names. */
function clientOf(connectionString: string) {
  try {
    return new pg.Client({ connectionString });
  } catch (error) {
    const path: unknown = Reflect.get(Object(error), 'path');
    if (typeof path !== 'string') throw notAnAddress();
    throw new StartFailure(
      `No se puede leer «${path}» (${String(errorCode(error))}), que DATABASE_URL nombra; corrige la ruta o sus permisos.`,
    );
  }
}

/** The address holds a password, so it is not repeated. */
const notAnAddress = () =>
  new StartFailure(
    'DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor:5432/base; en la clave, escribe los signos especiales con su código (%40 por @, %2F por /).',
  );
