import type { OfferSkill, OfferSkillWrite } from '@portal/contract/offer-skill';
import type { Versioned } from '@portal/contract/version';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { recordActivity, type ActorId } from '../../desk/activity/record-activity';
import { requireRow } from '../../platform/database/require-row';
import { refuseOutdated } from '../../platform/database/require-version';
import type { Database } from '../../platform/database/database';
import { offerMissing } from '../offer-messages';
import { deleteToTrash } from '../../desk/trash/move-to-trash';

const skillMissing = 'El conocimiento no existe.';

export const createOfferSkillRepository = (db: Database) => ({
  list: (offerId: number): Promise<OfferSkill[]> =>
    selectOfferSkills(db)
      .where('offerId', '=', offerId)
      .where('offerSkills.deletedAt', 'is', null)
      .orderBy('offerSkills.id')
      .execute(),

  create: (
    { offerId, skillId, minimumExperience }: OfferSkillWrite,
    actorId: ActorId,
  ): Promise<OfferSkill> =>
    db.transaction().execute(async (transaction) => {
      await requireRow(transaction, 'offers', { id: offerId, missing: offerMissing });
      await requireRow(transaction, 'skills', { id: skillId, missing: skillMissing });
      const offer = { subject: 'offer', id: offerId, actorId } as const;
      const { id } = await recordActivity(transaction, offer, () =>
        transaction
          .insertInto('offerSkills')
          .values({ offerId, skillId, minimumExperience })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return findOfferSkill(transaction, id);
    }),

  /** The offer of an assignment never changes, whatever the body says. */
  update: (id: number, write: OfferSkillWrite & Versioned, actorId: ActorId) =>
    db.transaction().execute(async (transaction): Promise<OfferSkill | undefined> => {
      const { skillId, minimumExperience } = write;
      await requireRow(transaction, 'skills', { id: skillId, missing: skillMissing });
      const link = await transaction
        .selectFrom('offerSkills')
        .select(['offerId', 'version'])
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!link) return undefined;
      refuseOutdated([{ row: link, version: write.version }]);
      const offer = { subject: 'offer', id: link.offerId, actorId } as const;
      await recordActivity(transaction, offer, () =>
        transaction
          .updateTable('offerSkills')
          .set({ skillId, minimumExperience })
          .where('id', '=', id)
          .execute(),
      );
      return findOfferSkill(transaction, id);
    }),

  delete: (id: number, deletedBy: number | undefined) =>
    deleteToTrash(db, { kind: 'offerSkill', id, deletedBy }),
});

const findOfferSkill = (db: Database, id: number): Promise<OfferSkill> =>
  selectOfferSkills(db).where('offerSkills.id', '=', id).executeTakeFirstOrThrow();

const selectOfferSkills = (db: Database) =>
  db
    .selectFrom('offerSkills')
    .innerJoin('skills', 'skills.id', 'offerSkills.skillId')
    .select((row) => [
      'offerSkills.id',
      'offerSkills.minimumExperience',
      'offerSkills.offerId',
      'offerSkills.version',
      jsonBuildObject({ id: row.ref('skills.id'), name: row.ref('skills.name') }).as('skill'),
    ]);
