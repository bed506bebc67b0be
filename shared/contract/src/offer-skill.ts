import * as v from 'valibot';
import { skillFields } from './master-fields';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import { entryToWire } from './field-entry-bodies';
import { versionField, type EntryOf, type Fields, type RecordOf } from './fields';
import type { Versioned } from './version';

const required = 'Debe seleccionar un conocimiento y especificar la experiencia mínima';

/** Skill that an offer requires. Its id and the skill occur in both spellings (S3.08). */
export const offerSkillFields = {
  /** Undefined for a row that was never saved. */
  id: {
    kind: 'id',
    wire: 'id_ofertas_conocimientos',
    otherWire: 'id_oferta_conocimientos',
    isOptional: true,
  },
  minimumExperience: {
    kind: 'text',
    wire: 'experiencia_minima',
    label: 'Experiencia mínima',
    max: 120,
    required,
  },
  skill: {
    kind: 'choice',
    wire: 'conocimientos',
    otherWire: 'conocimiento',
    label: 'Conocimiento',
    of: skillFields,
    entry: 'skillId',
    required,
  },
  offerId: {
    kind: 'reference',
    wire: 'oferta',
    of: { id: { kind: 'id', wire: 'id_ofertas', otherWire: 'id_oferta' } },
  },
  version: versionField,
} as const satisfies Fields;
/** Assignment of a skill to an offer, with the minimum experience. */
export type OfferSkill = RecordOf<typeof offerSkillFields>;

/** Message of the dialog and the server for a skill that is already assigned (S5.27). */
export const skillAlreadyAssigned = 'Este conocimiento ya ha sido asignado y guardado.';

/** Schema with only the spellings that our server writes. */
export const offerSkillWire = v.omit(answerSchema(offerSkillFields), [
  offerSkillFields.id.otherWire,
  offerSkillFields.skill.otherWire,
]);
/** Item of GET /api/conocimientos_ofertas/id_oferta/{id} (S7.16), in either spelling. */
export const offerSkillFromWire = fromWire(offerSkillFields);
export const offerSkillToWire = toWire(offerSkillFields);

/** A skill to assign to an offer, or the new values of an assignment. */
export type OfferSkillWrite = EntryOf<typeof offerSkillFields> & { offerId: number };

/** The edited assignment, at the version that the page last read. */
export type EditedOfferSkill = Versioned & { id: number };

const entryWire = entryToWire(offerSkillFields);

/** Body of a new skill of an offer, or of an update if `edited` is given (S7.16). */
export const offerSkillWriteToWire = (write: OfferSkillWrite, edited?: EditedOfferSkill) => ({
  ...(edited && { id_ofertas_conocimientos: edited.id, version: edited.version }),
  ...entryWire(write),
  oferta: { id_ofertas: write.offerId },
});
