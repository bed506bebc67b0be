import { addressSubject } from '@portal/server/address-subject';
import type { FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '../http/fair-queue';
import { createReception } from './reception';
import { readUpload, type Upload } from './upload';
import type { UploadScan } from './upload-scan';

/** Each holds up to 3 MB in memory from its first byte until it is stored. */
const inMemory = { inAll: 40, bySender: 10 };

/** Does a part of the work in the sender's turn. */
export type Turn = <Result>(part: () => Promise<Result>) => Promise<Result>;

/** One kind of form: the name of its file's field, and the turns that its work takes. */
type UploadKind = { fileField: string; inTurn: FairQueue };

/** A queue for the work on forms, of which no more can wait than there is room for in memory. */
export const createUploadQueue = (atOnce: number) =>
  createFairQueue({ atOnce, waiting: inMemory.inAll, waitingEach: inMemory.bySender });

/** Forms with a file, as many at once as there is room for. */
export function createUploads(scan: UploadScan) {
  const reception = createReception(inMemory);

  return {
    /**
     * Receives a form, however slowly, has its file looked at by the scanner, if there is one, and then
     * works with it; what takes turns is handed to `inTurn`.
     */
    take<Result>(
      request: FastifyRequest,
      { fileField, inTurn }: UploadKind,
      work: (upload: Upload, inTurn: Turn) => Promise<Result>,
    ): Promise<Result> {
      const sender = addressSubject(request.ip);
      return reception.receive(
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
