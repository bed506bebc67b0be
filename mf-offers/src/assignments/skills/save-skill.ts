import {
  skillAlreadyAssigned,
  type OfferSkill,
  type OfferSkillWrite,
} from '@portal/contract/offer-skill';
import { saveOver } from '@portal/kit/editing/save-over';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import {
  createOfferSkill,
  offerSkillsResource,
  updateOfferSkill,
} from '@portal/kit/resources/offer-skills';
import { showNotice } from '@portal/runtime';
import { isOutdated } from '../catalog-items/assignment-outcome';
import { warn } from '../page/warn';

type SkillContext = {
  assigned: readonly OfferSkill[];
  /** The assignment to edit; undefined to create one. */
  edited: OfferSkill | undefined;
};

type SkillOutcome =
  | { kind: 'saved' | 'refused' }
  /** A colleague has assigned or removed the same skill, so the list must be reloaded. */
  | { kind: 'stale' }
  /** A colleague has changed the same assignment. `keepsOwn` is true if the typed text is kept. */
  | { kind: 'outdated'; after: OfferSkill; keepsOwn: boolean };

export async function saveSkill(
  write: OfferSkillWrite,
  { assigned, edited }: SkillContext,
): Promise<SkillOutcome> {
  if (!edited && assigned.some(({ skill }) => skill.id === write.skillId)) {
    warn(skillAlreadyAssigned);
    return { kind: 'refused' };
  }
  try {
    const outcome = await (edited ? update(edited, write) : create(write));
    if (outcome.kind === 'outdated') {
      const isTyped = write.minimumExperience !== edited?.minimumExperience;
      const keepsOwn = isTyped && outcome.taken.length === 0;
      return { kind: 'outdated', after: outcome.after, keepsOwn };
    }
    showNotice({ kind: 'success', text: outcome.saved || 'Conocimiento guardado.' });
    return { kind: 'saved' };
  } catch (error) {
    const fallback = 'No pudimos guardar el conocimiento. Inténtalo de nuevo.';
    void alertFailure(error, { fallback });
    return { kind: isOutdated(error) ? 'stale' : 'refused' };
  }
}

const create = async (write: OfferSkillWrite) =>
  ({ kind: 'saved', saved: await createOfferSkill(write) }) as const;

function update(before: OfferSkill, write: OfferSkillWrite) {
  const { id } = before;
  // A row without an id was never saved on the server.
  if (id === undefined) return create(write);
  return saveOver({
    before,
    entry: { minimumExperience: write.minimumExperience },
    fields: [
      {
        label: 'Experiencia mínima',
        name: 'minimumExperience',
        read: ({ minimumExperience }) => minimumExperience,
      },
    ],
    toFields: ({ minimumExperience }) => ({ minimumExperience }),
    save: ({ version }) => updateOfferSkill({ id, version }, write),
    reload: async () => {
      const row = (await offerSkillsResource(write.offerId).load()).find((each) => each.id === id);
      if (!row) throw new Error('The skill assignment no longer exists.');
      return row;
    },
  });
}
