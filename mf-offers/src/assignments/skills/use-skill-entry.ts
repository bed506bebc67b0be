import type { OfferSkill } from '@portal/contract/offer-skill';
import { useState } from 'react';
import { saveSkill } from './save-skill';

export type SkillEntryOptions = {
  offerId: number;
  assigned: readonly OfferSkill[];
  /** The assignment that is being changed; a new one is made without it. */
  edited: OfferSkill | undefined;
  /** Gets the assignment as a colleague has saved it meanwhile. */
  onOutdated: (after: OfferSkill) => Promise<void>;
  onSaved: () => Promise<void>;
};

/** What is entered for an assignment, and its saving. */
export function useSkillEntry({ onOutdated, onSaved, ...context }: SkillEntryOptions) {
  const { edited } = context;
  const [skillId, setSkillId] = useState(edited ? String(edited.skill.id) : '');
  const [minimumExperience, setExperience] = useState(edited?.minimumExperience ?? '');
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const outcome = await saveSkill({ skillId, minimumExperience }, context);
    if (outcome.kind === 'outdated') {
      if (!outcome.keepsOwn) setExperience(outcome.after.minimumExperience);
      await onOutdated(outcome.after);
    }
    if (outcome.kind === 'saved') {
      setSkillId('');
      setExperience('');
    }
    if (outcome.kind === 'saved' || outcome.kind === 'stale') await onSaved();
    setSaving(false);
  }

  return { skillId, setSkillId, minimumExperience, setExperience, isSaving, save };
}
