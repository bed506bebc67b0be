import {
  offerSkillEntry,
  skillAlreadyAssigned,
  type OfferSkill,
  type OfferSkillFields,
} from '@portal/contract/offer-skill';
import { errorMessage, isHandled } from '@portal/kit/format/error-message';
import { createOfferSkill, updateOfferSkill } from '@portal/kit/resources/offer-skills';
import { showAlert, showNotice } from '@portal/runtime';
import * as v from 'valibot';
import { isOutdated } from './is-outdated';
import { warn } from './warn';

type SkillContext = {
  offerId: number;
  assigned: readonly OfferSkill[];
  edited: OfferSkill | undefined;
};

/** Outdated: a colleague has changed the same meanwhile, so that the list is to be read anew. */
type SkillOutcome = 'saved' | 'outdated' | 'refused';

/** Saves a new assignment or a changed one and tells how it went. */
export async function saveSkill(
  fields: OfferSkillFields,
  context: SkillContext,
): Promise<SkillOutcome> {
  const { offerId, assigned, edited } = context;
  const entry = v.safeParse(offerSkillEntry, fields);
  if (!entry.success) {
    warn(entry.issues[0].message);
    return 'refused';
  }
  if (!edited && assigned.some(({ skill }) => skill.id === entry.output.skillId)) {
    warn(skillAlreadyAssigned);
    return 'refused';
  }
  const write = { ...entry.output, offerId };
  try {
    const message = await (edited?.id === undefined
      ? createOfferSkill(write)
      : updateOfferSkill(edited.id, write));
    showNotice({ kind: 'success', text: message || 'Conocimiento guardado.' });
    return 'saved';
  } catch (error) {
    tellFailure(error);
    return isOutdated(error) ? 'outdated' : 'refused';
  }
}

function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'No pudimos guardar el conocimiento. Inténtalo de nuevo.');
  void showAlert({ kind: 'error', title: 'Error', text });
}
