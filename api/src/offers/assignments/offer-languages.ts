import { offerLanguageWriteFromWire } from '@portal/contract/assignment-writes';
import { offerLanguageToWire, offerLanguageWire } from '@portal/contract/offer-language';
import * as v from 'valibot';
import type { AssignmentKind, AssignmentWrite } from './assignment-kind';
import { itemOf } from '../../platform/database/item-of';

export const offerLanguages: AssignmentKind = {
  kind: 'offerLanguage',
  table: 'offerLanguages',
  item: { table: 'languages', column: 'languageId', missing: 'El idioma no existe.' },
  paths: {
    list: '/api/idiomas_ofertas/id_oferta',
    create: '/api/idiomas_ofertas/save',
    delete: '/api/idiomas_ofertas/delete',
  },
  body: v.pipe(
    offerLanguageWriteFromWire,
    v.transform(({ offerId, languageId, levelId }): AssignmentWrite => ({
      offerId,
      itemId: languageId,
      insert: (transaction) =>
        transaction
          .insertInto('offerLanguages')
          .values({ offerId, languageId, levelId })
          .returning('id')
          .executeTakeFirstOrThrow(),
    })),
  ),
  async read(db, condition) {
    const rows = await db
      .selectFrom('offerLanguages')
      .innerJoin('languages', 'languages.id', 'offerLanguages.languageId')
      .innerJoin('languageLevels as levels', 'levels.id', 'offerLanguages.levelId')
      .select([
        'offerLanguages.id',
        'offerLanguages.offerId',
        itemOf('languages').as('language'),
        itemOf('levels').as('level'),
      ])
      .where(condition)
      .orderBy('offerLanguages.id')
      .execute();
    return rows.map(offerLanguageToWire);
  },
  wire: offerLanguageWire,
  texts: {
    created: 'El idioma fue asignado a la oferta con éxito.',
    deleted: 'El idioma asignado fue eliminado con éxito.',
  },
  summaries: {
    list: 'Lista los idiomas que pide una oferta',
    create: 'Asigna un idioma con su nivel a una oferta',
    delete: 'Quita un idioma de una oferta',
  },
};
