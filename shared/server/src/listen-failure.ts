import { errorCode } from './error-code';
import { StartFailure } from './start-failure';

type Attempt = { port: number; setting: string };

/** Throws a StartFailure with a helpful sentence if the administrator can fix the error. */
export async function explainListenFailure<Result>(
  listening: Promise<Result>,
  { port, setting }: Attempt,
): Promise<Result> {
  try {
    return await listening;
  } catch (error) {
    const reason = reasons.get(errorCode(error));
    if (reason === undefined) throw error;
    throw new StartFailure(reason(port, setting));
  }
}

const reasons = new Map<unknown, (port: number, setting: string) => string>([
  ['EADDRINUSE', (port, setting) => `El puerto ${port} ya está en uso; elige otro con ${setting}.`],
  [
    'EACCES',
    (port, setting) => `No hay permiso para usar el puerto ${port}; elige otro con ${setting}.`,
  ],
]);
