import { offerSkillWriteFromWire } from '@portal/contract/assignment-writes';
import { offerSkillToWire, offerSkillWire } from '@portal/contract/offer-skill';
import * as v from 'valibot';
import type { AssignmentKind, AssignmentWrite } from './assignment-kind';
import { itemOf } from '../../platform/database/item-of';

/** Only these assignments can be changed. */
export const offerSkills: AssignmentKind = {
  kind: 'offerSkill',
  table: 'offerSkills',
  item: { table: 'skills', column: 'skillId', missing: 'El conocimiento no existe.' },
  paths: {
    list: '/api/conocimientos_ofertas/id_oferta',
    create: '/api/conocimientos_ofertas/save',
    delete: '/api/conocimientos_ofertas/delete',
  },
  body: v.pipe(
    offerSkillWriteFromWire,
    v.transform(({ offerId, skillId, minimumExperience, version }): AssignmentWrite => {
      const columns = { skillId, minimumExperience };
      return {
        offerId,
        itemId: skillId,
        version,
        insert: (transaction) =>
          transaction
            .insertInto('offerSkills')
            .values({ offerId, ...columns })
            .returning('id')
            .executeTakeFirstOrThrow(),
        // The offer cannot change, so an offer in the body is ignored.
        update: (transaction, id) =>
          transaction.updateTable('offerSkills').set(columns).where('id', '=', id).execute(),
      };
    }),
  ),
  async read(db, condition) {
    const rows = await db
      .selectFrom('offerSkills')
      .innerJoin('skills', 'skills.id', 'offerSkills.skillId')
      .select([
        'offerSkills.id',
        'offerSkills.minimumExperience',
        'offerSkills.offerId',
        'offerSkills.version',
        itemOf('skills').as('skill'),
      ])
      .where(condition)
      .orderBy('offerSkills.id')
      .execute();
    return rows.map(offerSkillToWire);
  },
  wire: offerSkillWire,
  texts: {
    created: 'El conocimiento fue asignado con éxito.',
    deleted: 'El conocimiento asignado fue eliminado con éxito.',
  },
  summaries: {
    list: 'Lista los conocimientos que pide una oferta',
    create: 'Asigna un conocimiento a una oferta',
    delete: 'Quita un conocimiento de una oferta',
  },
  update: {
    path: '/api/conocimientos_ofertas/update',
    done: 'El conocimiento asignado fue actualizado con éxito.',
    summary: 'Cambia la experiencia mínima de un conocimiento asignado',
  },
};
