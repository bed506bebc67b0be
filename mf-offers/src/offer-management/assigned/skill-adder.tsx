import { chakra } from '@chakra-ui/react/styled-system';
import { offerSkillEntry } from '@portal/contract/assignment-entries';
import type { CatalogItem } from '@portal/contract/catalog';
import type { OfferSkill } from '@portal/contract/offer-skill';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { createOfferSkill } from '@portal/kit/resources/offer-skills';
import { skillsResource } from '@portal/kit/resources/skills';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { skillHints } from '../../assignments/skills/skill-hints';
import { CatalogPicker } from '../section/catalog-picker';
import { pickers } from '../section/pickers';
import { addAtOnce } from './change-at-once';

type SkillAdderProps = {
  offerId: number;
  assigned: readonly OfferSkill[];
  onChanged: () => Promise<void>;
};

/**
 * Adds a skill. The years come first and stay for the next skill, so that choosing one saves it. If
 * they are missing, the field gets the focus, and its button or Enter saves.
 */
export function SkillAdder({ offerId, assigned, onChanged }: SkillAdderProps) {
  const years = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<CatalogItem>();

  async function add(skill: CatalogItem) {
    const entry = { skillId: String(skill.id), minimumExperience: years.current?.value ?? '' };
    const checked = v.safeParse(offerSkillEntry, entry);
    setWaiting(checked.success ? undefined : skill);
    if (!checked.success) return focusAfterList(years.current);
    return addAtOnce({
      run: () => createOfferSkill({ ...checked.output, offerId }),
      success: 'Conocimiento guardado.',
      failure: 'No pudimos guardar el conocimiento. Inténtalo de nuevo.',
      onChanged,
    });
  }

  return (
    <Form
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' }}
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting) void add(waiting);
      }}
    >
      <TextField
        ref={years}
        label="Experiencia mínima"
        placeholder="2 años"
        error={waiting && `Escribe cuánta pides para ${waiting.name}.`}
      />
      <chakra.div minWidth="0">
        <CatalogPicker
          id={pickers.skill}
          label="Agregar conocimiento"
          isLabelShown
          list={skillsResource}
          failure="No pudimos cargar la lista de conocimientos."
          hints={skillHints}
          assigned={assigned.map(({ skill }) => skill)}
          onPick={add}
        />
      </chakra.div>
      {waiting && (
        <chakra.div gridColumn="1 / -1">
          <SubmitButton size="sm">Agregar con esa experiencia</SubmitButton>
        </chakra.div>
      )}
    </Form>
  );
}

/** A closing combobox returns the focus to its own field one frame later. */
const focusAfterList = (field: HTMLElement | null) =>
  requestAnimationFrame(() => requestAnimationFrame(() => field?.focus()));
