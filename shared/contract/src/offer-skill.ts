import * as v from 'valibot';
import { requiredChoice } from './choice';
import { offerReferenceWire, toOfferId } from './offer';
import { skillToWire, skillWire, toSkill, type Skill } from './skill';
import { requiredText } from './text';
import { toVersion, versionWire, type Versioned } from './version';
import { wireObject, wireOptionalInteger, wireTextUpTo } from './wire';

/** A skill that an offer asks for. A row without an id was never saved. */
export type OfferSkill = Versioned & {
  id: number | undefined;
  minimumExperience: string;
  skill: Skill;
  offerId: number;
};

const maxExperienceLength = 120;

const incomplete = 'Debe seleccionar un conocimiento y especificar la experiencia mínima';

/** Specification §5: both the dialog and the server refuse a skill that the offer has. */
export const skillAlreadyAssigned = 'Este conocimiento ya ha sido asignado y guardado.';

/** What staff enter in the knowledge dialog (specification §5). */
export const offerSkillEntry = v.object({
  skillId: requiredChoice(incomplete),
  minimumExperience: requiredText(incomplete, maxExperienceLength),
});
export type OfferSkillFields = v.InferInput<typeof offerSkillEntry>;

/** Both spellings of the id and of the skill occur (specification §3). */
export const offerSkillWire = wireObject({
  id_ofertas_conocimientos: wireOptionalInteger,
  id_oferta_conocimientos: wireOptionalInteger,
  experiencia_minima: wireTextUpTo(maxExperienceLength),
  conocimientos: v.nullish(skillWire),
  conocimiento: v.nullish(skillWire, {}),
  oferta: v.nullish(offerReferenceWire, {}),
  ...versionWire,
});

/** The spellings that are written. */
export const writtenOfferSkillWire = v.omit(offerSkillWire, [
  'id_oferta_conocimientos',
  'conocimiento',
]);

export const offerSkillFromWire = v.pipe(
  offerSkillWire,
  v.transform((wire): OfferSkill => ({
    id: wire.id_ofertas_conocimientos ?? wire.id_oferta_conocimientos ?? undefined,
    minimumExperience: wire.experiencia_minima,
    skill: readSkill(wire),
    offerId: toOfferId(wire.oferta),
    ...toVersion(wire),
  })),
);

export const offerSkillToWire = (offerSkill: OfferSkill) => ({
  id_ofertas_conocimientos: offerSkill.id,
  experiencia_minima: offerSkill.minimumExperience,
  conocimientos: skillToWire(offerSkill.skill),
  oferta: { id_ofertas: offerSkill.offerId },
  version: offerSkill.version,
});

const readSkill = (wire: v.InferOutput<typeof offerSkillWire>) =>
  toSkill(wire.conocimientos ?? wire.conocimiento);

/** A skill to be assigned to an offer, or what its assignment is changed to. */
export type OfferSkillWrite = v.InferOutput<typeof offerSkillEntry> & { offerId: number };

/** The assignment that is changed, as it was read. */
export type EditedOfferSkill = Versioned & { id: number };

export const offerSkillWriteToWire = (write: OfferSkillWrite, edited?: EditedOfferSkill) => ({
  ...(edited && { id_ofertas_conocimientos: edited.id, version: edited.version }),
  experiencia_minima: write.minimumExperience,
  oferta: { id_ofertas: write.offerId },
  conocimientos: { id_conocimientos: write.skillId },
});
