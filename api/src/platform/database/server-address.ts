import { StartFailure } from '@portal/server/start-failure';
import { errorCode } from '@portal/server/error-code';
import pg from 'pg';

/** The address without its password. */
export type ServerAddress = {
  at: string;
  host: string;
  user: string;
  database: string;
  isEncrypted: boolean;
};

/** Parses like the driver. Fails with a `StartFailure` if the address is invalid. */
export function readAddress(connectionString: string): ServerAddress {
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(connectionString)) throw notAnAddress();
  const { host, port, user = '', database = '', ssl } = clientOf(connectionString);
  const at = host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
  return { at, host, user, database, isEncrypted: ssl };
}

/** Does not connect, but reads the files of the address. */
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

/** Hides the address, which contains a password. */
const notAnAddress = () =>
  new StartFailure(
    'DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor:5432/base; en la clave, escribe los signos especiales con su código (%40 por @, %2F por /).',
  );
