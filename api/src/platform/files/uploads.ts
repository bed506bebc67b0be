import { addressSubject } from '@portal/server/address-subject';
import type { FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '../http/fair-queue';
import { createUploadGuard } from './upload-guard';
import { readUpload, type Upload } from './upload';
import type { UploadScan } from './upload-scan';

/** Each takes up to 3 MB of memory until it is stored. */
const inMemory = { inAll: 40, bySender: 10 };

/** Runs work when it is the sender's turn. */
export type Turn = <Result>(part: () => Promise<Result>) => Promise<Result>;

type UploadKind = { fileField: string; inTurn: FairQueue };

export const createUploadQueue = (atOnce: number) =>
  createFairQueue({ atOnce, waiting: inMemory.inAll, waitingEach: inMemory.bySender });

export function createUploads(scan: UploadScan) {
  const uploadGuard = createUploadGuard(inMemory);

  return {
    /** Scans the file if there is a scanner. Work inside `inTurn` waits for the sender's turn. */
    take<Result>(
      request: FastifyRequest,
      { fileField, inTurn }: UploadKind,
      work: (upload: Upload, inTurn: Turn) => Promise<Result>,
    ): Promise<Result> {
      const sender = addressSubject(request.ip);
      return uploadGuard.receive(
        { sender, connection: request.raw.socket },
        async ({ arrived, signal }) => {
          const upload = await readUpload(request, fileField, signal);
          arrived();
          if (upload.file) await scan({ request: request.id, sender }, upload.file.bytes);
          return work(upload, (part) => inTurn(sender, part));
        },
      );
    },
  };
}
