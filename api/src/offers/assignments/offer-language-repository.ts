import type { OfferLanguage, OfferLanguageWrite } from '@portal/contract/offer-language';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { recordActivity, type ActorId } from '../../desk/activity/record-activity';
import type { Database } from '../../platform/database/database';
import { requireRow } from '../../platform/database/require-row';
import { offerMissing } from '../offer-messages';
import { deleteToTrash } from '../../desk/trash/move-to-trash';

export const createOfferLanguageRepository = (db: Database) => ({
  list: (offerId: number): Promise<OfferLanguage[]> =>
    selectOfferLanguages(db)
      .where('offerId', '=', offerId)
      .where('offerLanguages.deletedAt', 'is', null)
      .orderBy('offerLanguages.id')
      .execute(),

  create: (
    { offerId, languageId, levelId }: OfferLanguageWrite,
    actorId: ActorId,
  ): Promise<OfferLanguage> =>
    db.transaction().execute(async (transaction) => {
      await requireRow(transaction, 'offers', { id: offerId, missing: offerMissing });
      await requireRow(transaction, 'languages', {
        id: languageId,
        missing: 'El idioma no existe.',
      });
      const offer = { subject: 'offer', id: offerId, actorId } as const;
      const { id } = await recordActivity(transaction, offer, () =>
        transaction
          .insertInto('offerLanguages')
          .values({ offerId, languageId, levelId })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return selectOfferLanguages(transaction)
        .where('offerLanguages.id', '=', id)
        .executeTakeFirstOrThrow();
    }),

  delete: (id: number, deletedBy: number | undefined) =>
    deleteToTrash(db, { kind: 'offerLanguage', id, deletedBy }),
});

const selectOfferLanguages = (db: Database) =>
  db
    .selectFrom('offerLanguages')
    .innerJoin('languages', 'languages.id', 'offerLanguages.languageId')
    .innerJoin('languageLevels', 'languageLevels.id', 'offerLanguages.levelId')
    .select((row) => [
      'offerLanguages.id',
      'offerLanguages.offerId',
      jsonBuildObject({ id: row.ref('languages.id'), name: row.ref('languages.name') }).as(
        'language',
      ),
      jsonBuildObject({
        id: row.ref('languageLevels.id'),
        name: row.ref('languageLevels.name'),
      }).as('level'),
    ]);
