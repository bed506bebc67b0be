import type { ActivitySubject } from '@portal/contract/activity';
import type { TrashItem } from '@portal/contract/trash';
import type { Database } from '../../platform/database/database';
import { recordActivity, type ActorId } from './record-activity';

const assignments = {
  offerSkill: 'offerSkills',
  offerLanguage: 'offerLanguages',
  offerQuestion: 'offerQuestions',
} as const;

/** Runs what deletes a row or brings it back; an assignment is its offer's activity, master data is nobody's. */
export async function recordTrash<Result>(
  transaction: Database,
  { kind, id, actorId }: TrashItem & { actorId: ActorId },
  write: () => Promise<Result>,
): Promise<Result> {
  const about = await subjectOf(transaction, { kind, id });
  return about ? recordActivity(transaction, { ...about, actorId }, write) : write();
}

type About = { subject: ActivitySubject; id: number };

async function subjectOf(
  transaction: Database,
  { kind, id }: TrashItem,
): Promise<About | undefined> {
  if (kind === 'offer' || kind === 'person') return { subject: kind, id };
  if (kind === 'question' || kind === 'skill' || kind === 'language') return undefined;
  const link = await transaction
    .selectFrom(assignments[kind])
    .select('offerId')
    .where('id', '=', id)
    .executeTakeFirst();
  return link && { subject: 'offer', id: link.offerId };
}
