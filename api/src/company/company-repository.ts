import { companyExamples } from '@portal/contract/company-examples';
import {
  companyGroupNames,
  companyGroups,
  type CompanyGroup,
} from '@portal/contract/company-groups';
import type { CompanyRecord } from '@portal/contract/company-parts';
import { companyReads, type CompanyIdentity } from '@portal/contract/company-reads';
import type { CompanyPartWrite } from '@portal/contract/company-writes';
import { recordActivity, type ActorId } from '../records';
import type { Database } from '../platform/database/database';
import { refuseOutdated } from '../platform/database/require-version';
import { assertFound } from '../platform/problem/problem';
import { companySubject } from './company-subject';

/** Parts never saved, and fields added since, have the example content. */
export function readCompany(db: Database): Promise<CompanyRecord>;
export async function readCompany(db: Database): Promise<unknown> {
  const rows = await selectParts(db).execute();
  return Object.fromEntries(
    companyGroupNames.map((group) => {
      const row = rows.find(({ id }) => id === companyGroups[group].id);
      const { content, isConfirmed, version } = assertFound(row, missing);
      return [group, { ...companyExamples[group], ...content, isConfirmed, version }];
    }),
  );
}

/** Reads the company's name and contact data, for mails and pages. */
export const readIdentity = async (db: Database): Promise<CompanyIdentity> =>
  companyReads(await readCompany(db)).identity;

const missing = 'La parte de la empresa no existe.';

const selectParts = (db: Database) =>
  db.selectFrom('companyParts').select(['id', 'content', 'isConfirmed', 'version']);

type Change = { group: CompanyGroup; write: CompanyPartWrite; actorId: ActorId };

/** Fails with 409 if another user saved the part since it was read. */
export const savePart = (db: Database, { group, write, actorId }: Change) =>
  db.transaction().execute((transaction) => {
    const { id } = companyGroups[group];
    return recordActivity(transaction, { subject: companySubject, id, actorId }, async () => {
      const { isConfirmed, version, ...content } = write;
      const row = await selectParts(transaction).where('id', '=', id).executeTakeFirst();
      refuseOutdated([{ row: assertFound(row, missing), version }]);
      await transaction
        .updateTable('companyParts')
        .set({ content: JSON.stringify(content), isConfirmed })
        .where('id', '=', id)
        .execute();
    });
  });
