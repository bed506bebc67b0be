import type { FastifyBaseLogger } from 'fastify';
import { badRequest, tryLater } from '../problem/problem';
import { createFairQueue } from '../http/fair-queue';
import { scanWithClamd, type ClamdAddress, type Verdict } from './clamd';

type UploadScanOptions = {
  /** Undefined without a scanner; files are then not scanned. */
  clamd: ClamdAddress | undefined;
  logger: FastifyBaseLogger;
  /** Maximum wait for a verdict, including the queue. */
  milliseconds?: number;
};

/** `request` is the id for the log. */
type Source = { request: string; sender: string };

/** Resolves if the file may be stored. */
export type UploadScan = (source: Source, bytes: Uint8Array) => Promise<void>;

/** Refuses an upload without a verdict. */
export function createUploadScan(options: UploadScanOptions): UploadScan {
  const { clamd, logger, milliseconds = 10_000 } = options;
  if (!clamd) return () => Promise.resolve();
  const inTurn = createFairQueue({ atOnce: 4, waiting: 50, waitingEach: 10 });

  return async ({ request, sender }, bytes) => {
    const signal = AbortSignal.timeout(milliseconds);
    const verdict = await inTurn(sender, () =>
      askForVerdict(request, () => scanWithClamd(clamd, bytes, signal)),
    );
    if (verdict.isClean) return;
    logger.warn({ request, signature: verdict.signature }, 'an uploaded file was refused');
    throw badRequest(
      'El archivo no pasó la revisión de seguridad. Elige otro, o vuelve a crearlo desde el documento original.',
    );
  };

  async function askForVerdict(request: string, scan: () => Promise<Verdict>) {
    try {
      return await scan();
    } catch (error) {
      logger.error({ request, err: error }, 'an uploaded file could not be scanned');
      throw unscanned;
    }
  }
}

const unscanned = tryLater({
  status: 503,
  reason: 'No pudimos revisar el archivo, así que no se guardó.',
  seconds: 30,
});
