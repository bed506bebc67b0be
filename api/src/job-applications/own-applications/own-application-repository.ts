import type { OwnApplication, OwnApplicationKey } from '@portal/contract/own-applications';
import { maxId } from '@portal/contract/wire';
import { isSameText } from '@portal/server/same-text';
import { sql, type InferResult } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { applicationCode } from '../upload/application-code';
import { isEmailConfirmed } from '../list/job-application-repository';
import { readSent } from './read-sent';

/** Days that a withdrawn application is shown. Later its existence is not revealed. */
const withdrawnShownDays = 30;

export type Opened = { id: number; email: string; shown: OwnApplication };

/**
 * Returns the applications in the order of the keys; undefined if code and e-mail do not belong
 * together. Right and wrong keys take the same time: one row and two text comparisons.
 */
export async function openApplications(
  db: Database,
  keys: readonly OwnApplicationKey[],
): Promise<(Opened | undefined)[]> {
  const rows = await selectByIds(db, keys.map(idOfCode)).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const opened = keys.map((key) => openBy(key, byId.get(idOfCode(key))));
  const sent = await readSent(
    db,
    opened.flatMap((each) => each?.id ?? []),
  );
  return opened.map(
    (each) => each && { ...each, shown: { ...each.shown, sent: sent.get(each.id) } },
  );
}

function openBy(key: OwnApplicationKey, row: Row | undefined): Opened | undefined {
  const code = row && applicationCode(row.id, row.submission);
  const isRight = areBoth(
    isSameText(code ?? '', key.code.toUpperCase()),
    isItsEmail(row?.email ?? '', key),
  );
  return row && code !== undefined && isRight
    ? { id: row.id, email: row.email, shown: toShown(row, code) }
    : undefined;
}

/** The device that sent the application gives no e-mail. */
const isItsEmail = (own: string, { email = own }: OwnApplicationKey) =>
  isSameText(own.toLowerCase(), email.toLowerCase());

// Both were compared before, so that the time does not reveal the wrong one.
const areBoth = (one: boolean, other: boolean) => one && other;

export async function readOwnApplication(db: Database, id: number) {
  const row = await selectByIds(db, [id]).executeTakeFirst();
  const code = row && applicationCode(row.id, row.submission);
  return row && code !== undefined ? toShown(row, code) : undefined;
}

/** Returns 0, an unused id, for an invalid code. */
export function idOfCode({ code }: Pick<OwnApplicationKey, 'code'>): number {
  const id = Number(/^P-(\d{1,10})-/i.exec(code)?.[1] ?? 0);
  return id <= maxId ? id : 0;
}

type Row = InferResult<ReturnType<typeof selectByIds>>[number];

function toShown({ id: _id, email: _email, submission: _submission, ...row }: Row, code: string) {
  const { offerId, title, ...shown } = toRecord(row);
  return { ...shown, code, offer: { id: offerId, title }, sent: undefined };
}

const selectByIds = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('jobApplications')
    .innerJoin('applicants', 'applicants.id', 'jobApplications.applicantId')
    .innerJoin('offers', 'offers.id', 'jobApplications.offerId')
    .innerJoin('offerStatuses', 'offerStatuses.id', 'offers.statusId')
    .innerJoin('applicationStatuses', 'applicationStatuses.id', 'jobApplications.statusId')
    .select([
      'jobApplications.id',
      'jobApplications.submission',
      'applicants.email',
      'offers.id as offerId',
      'offers.title',
      'jobApplications.offerTitle',
      'jobApplications.appliedAt',
      'applicationStatuses.publicState as state',
      'jobApplications.statusSince as stateSince',
      'jobApplications.cvOriginalName as curriculum',
    ])
    .select([
      isEmailConfirmed.as('isEmailConfirmed'),
      sql<boolean>`offer_statuses.is_open and offers.deleted_at is null`.as('isOfferOpen'),
      sql<Date | null>`coalesce(offers.closed_at, offers.deleted_at)`.as('offerClosedAt'),
    ])
    .where('jobApplications.id', '=', anyOf(ids))
    .where(
      sql<boolean>`coalesce(withdrawn_at > now() - ${sql.lit(withdrawnShownDays)} * interval '1 day', true)`,
    );
