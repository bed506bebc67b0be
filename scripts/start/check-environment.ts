import { createServer } from 'node:net';
import { fullDiskMessage, probeFolder } from '@portal/server/folder-probe';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';
import { freePort } from '../../api/testing/free-port';

/** Fails early if the port is not available. */
export async function checkPort(port: number, host: string) {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw listenFailure(error, port, host);
  }
  await new Promise((resolve) => server.close(resolve));
}

/** The configured port, or any free one. */
export async function chooseApiPort() {
  const { API_PORT = '0' } = process.env;
  return Number(API_PORT) === 0 ? freePort() : API_PORT;
}

function listenFailure(error: unknown, port: number, host: string) {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(`El puerto ${port} ya está en uso; elige otro con PORT.`);
  }
  if (code === 'EACCES') {
    return new StartFailure(`No hay permiso para usar el puerto ${port}; elige otro con PORT.`);
  }
  return new StartFailure(`HOST debe ser un nombre o una dirección de esta máquina, no «${host}».`);
}

/** Fails if the site cannot write into a folder. */
export function checkFolder(folder: string, variable: string) {
  const hindrance = probeFolder(folder);
  if (hindrance === undefined) return;
  throw new StartFailure(
    hindrance === 'full'
      ? fullDiskMessage(folder, variable)
      : `No se puede escribir en ${folder}; elige otra carpeta con ${variable}.`,
  );
}
