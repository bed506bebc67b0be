import type { ApplicationStatusRecord } from '@portal/contract/application-status';
import type { PublicState } from '@portal/contract/public-state';
import { recordActivity, type ActorId } from '../../records';
import type { Database } from '../../platform/database/database';
import { refuseOutdated } from '../../platform/database/require-version';
import { conflict, assertFound } from '../../platform/problem/problem';
import { statusSubject } from './status-subject';

const columns = ['id', 'name', 'publicState', 'version'] as const;

/** Ids follow the order of the process. */
export const listStatuses = (db: Database): Promise<ApplicationStatusRecord[]> =>
  db.selectFrom('applicationStatuses').select(columns).orderBy('id').execute();

type Change = {
  id: number;
  publicState: PublicState;
  version: number | undefined;
  actorId: ActorId;
};

/** Fails if another user changed the status since it was read. */
export const savePublicState = (
  db: Database,
  { id, publicState, version, actorId }: Change,
): Promise<ApplicationStatusRecord> =>
  db.transaction().execute((transaction) =>
    recordActivity(transaction, { subject: statusSubject, id, actorId }, async () => {
      const status = assertFound(await find(transaction, id), 'El estado no existe.');
      refuseOutdated([{ row: status, version }]);
      if (status.publicState === 'withdrawn') {
        throw conflict('Este es el estado de quien retira su postulación; no se cambia.');
      }
      return transaction
        .updateTable('applicationStatuses')
        .set({ publicState })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
    }),
  );

const find = (db: Database, id: number): Promise<ApplicationStatusRecord | undefined> =>
  db.selectFrom('applicationStatuses').select(columns).where('id', '=', id).executeTakeFirst();
