import { accountStateLabels, roleLabels } from '@portal/contract/account';
import { sql } from 'kysely';
import { fullName, type Subject, type Trashable } from '../../records';
import { anyOf } from '../../platform/database/any-of';
import { companyTime } from '../../platform/database/company-day';
import {
  accountRole,
  accountState,
  isFactorActive,
  linkExpiresAt,
  openSessions,
  recoveryCodesLeft,
} from './account-expressions';

/** Selects the label of a code. */
const labelled = (value: ReturnType<typeof sql>, labels: Readonly<Record<string, string>>) => sql`
  case ${value} ${sql.join(
    Object.entries(labels).map(
      ([word, label]) => sql`when ${sql.lit(word)} then ${sql.lit(label)}`,
    ),
    sql` `,
  )} end`;

/** Logged fields, as texts for administrators; never a password or a code. */
export const accountSubject: Subject = {
  name: 'account',
  table: 'users',
  snapshots: (ids) => sql`
    select users.id, users.deleted_at is not null as is_deleted, json_build_object(
      'accountRole', ${labelled(accountRole, roleLabels)},
      'accountState', ${labelled(accountState, accountStateLabels)},
      'secondFactor', case when ${isFactorActive}
        then 'Activo, con ' || ${recoveryCodesLeft} || ' códigos' else 'No tiene' end,
      'passwordChanged', ${companyTime(sql.ref('users.password_changed_at'))},
      'openSessions', ${openSessions}::text,
      'accountLink', ${companyTime(linkExpiresAt)}
    ) as values
    from users left join second_factors on second_factors.user_id = users.id
    where users.id = ${anyOf(ids)}`,
  titles: (ids) => sql`
    select users.id, ${fullName} as title
    from users join people on people.id = users.person_id where users.id = ${anyOf(ids)}`,
};

/** Cannot be used until it is restored unchanged. */
export const accountTrash: Trashable = {
  kind: 'account',
  table: 'users',
  async describe(db, id) {
    const row = await db
      .selectFrom('users')
      .innerJoin('people', 'people.id', 'users.personId')
      .select(fullName.$castTo<string>().as('name'))
      .select('people.deletedAt')
      .where('users.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, deletedAt } = row;
    return { name, offerTitle: null, isOfferDeleted: false, isItemDeleted: deletedAt !== null };
  },
  recordOf: async (_db, id) => ({ subject: accountSubject, id }),
};
