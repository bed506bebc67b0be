import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { errorCode } from '../../shell/server/error-code';
import { StartFailure } from './start-failure';

/** Fails before any work is done, if the site could not answer on its port. */
export async function checkPort(port: number, host: string) {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw portFailure(error, port);
  }
  await new Promise((resolve) => server.close(resolve));
}

function portFailure(error: unknown, port: number) {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(`El puerto ${port} ya está en uso; elige otro con PORT.`);
  }
  if (code === 'EACCES') {
    return new StartFailure(`No hay permiso para usar el puerto ${port}; elige otro con PORT.`);
  }
  return error;
}

/** Fails if a folder that the site writes into cannot be written. */
export function checkFolder(folder: string, variable: string) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartFailure(
      `No se puede escribir en ${folder}; elige otra carpeta con ${variable}.`,
    );
  }
}

// Node's own recursive creation never ends in a file system that refuses, such as /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
