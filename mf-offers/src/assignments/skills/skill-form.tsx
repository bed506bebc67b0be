import { chakra } from '@chakra-ui/react/styled-system';
import type { OfferSkill } from '@portal/contract/offer-skill';
import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { Form } from '@portal/kit/form/form';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { useResource } from '@portal/kit/query/use-resource';
import { skillsResource } from '@portal/kit/resources/skills';
import { Button } from '@portal/kit/ui/button';
import { useEffect, useRef } from 'react';
import { choiceHint, withoutAssigned } from '../catalog-items/choices';
import { useSkillEntry, type SkillEntryOptions } from './use-skill-entry';

type SkillFormProps = SkillEntryOptions & {
  /** It came in the place of another form, which had the focus. */
  takesFocus: boolean;
  onCancel: () => void;
};

const hints = {
  whenNone: 'No hay conocimientos disponibles. Créalos primero en el maestro.',
  whenAllAssigned: 'Todos los conocimientos ya han sido asignados.',
};

export function SkillForm(props: SkillFormProps) {
  const { assigned, edited, takesFocus, onCancel } = props;
  const { choices, hint } = useSkillChoices(assigned, edited);
  const { skillId, setSkillId, minimumExperience, setExperience, isSaving, save } =
    useSkillEntry(props);
  const form = useFocusOnArrival(takesFocus);

  return (
    <Form
      ref={form}
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SelectField
        label="Conocimiento"
        isRequired
        disabled={edited !== undefined}
        placeholder="Selecciona una opción"
        hint={hint}
        options={toOptions(choices)}
        value={choices.some(({ id }) => String(id) === skillId) ? skillId : ''}
        onChange={({ target }) => setSkillId(target.value)}
      />
      <TextField
        label="Experiencia mínima"
        isRequired
        placeholder="2 años"
        value={minimumExperience}
        onChange={({ target }) => setExperience(target.value)}
      />
      <chakra.div gridColumn="1 / -1" display="flex" justifyContent="flex-end" gap="3">
        {edited && (
          <Button variant="outline" onClick={onCancel}>
            Cancelar edición
          </Button>
        )}
        <SubmitButton loading={isSaving}>{edited ? 'Actualizar' : 'Asignar'}</SubmitButton>
      </chakra.div>
    </Form>
  );
}

/** The form whose first field gets the focus. */
function useFocusOnArrival(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>(':enabled')?.focus();
  }, [isWanted]);

  return form;
}

/** What can be chosen: skills that the offer does not have yet, or the one that is edited. */
function useSkillChoices(assigned: readonly OfferSkill[], edited: OfferSkill | undefined) {
  const { data: skills, error } = useResource(skillsResource);
  useFailureAlert(error, errorMessage(error, 'No pudimos cargar la lista de conocimientos.'));
  if (edited) return { choices: [edited.skill], hint: undefined };

  const free = withoutAssigned(
    skills ?? [],
    assigned.map(({ skill }) => skill),
  );
  return { choices: free, hint: choiceHint(skills, free, hints) };
}
