import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { offerSkillEntry } from '@portal/contract/assignment-entries';
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
import { useForm } from 'react-hook-form';
import { choiceHint, withoutAssigned } from '../catalog-items/choices';
import { warn } from '../page/warn';
import { saveSkill } from './save-skill';
import { skillHints } from './skill-hints';

type SkillFormProps = {
  offerId: number;
  assigned: readonly OfferSkill[];
  /** The assignment to edit; undefined to create one. */
  edited: OfferSkill | undefined;
  /** True if the form replaces another one that had the focus. */
  takesFocus: boolean;
  onCancel: () => void;
  /** Receives the assignment as a colleague saved it meanwhile. */
  onOutdated: (after: OfferSkill) => Promise<void>;
  onSaved: () => Promise<void>;
};

export function SkillForm(props: SkillFormProps) {
  const { offerId, assigned, edited, takesFocus, onCancel, onOutdated, onSaved } = props;
  const { choices, hint } = useSkillChoices(assigned, edited);
  const form = useFocusOnArrival(takesFocus);
  const { register, handleSubmit, reset, resetField, formState } = useForm({
    resolver: valibotResolver(offerSkillEntry),
    values: valuesOf(edited),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

  const submit = handleSubmit(
    async (entry) => {
      const outcome = await saveSkill({ ...entry, offerId }, { assigned, edited });
      if (outcome.kind === 'outdated') {
        if (!outcome.keepsOwn) resetField('minimumExperience');
        await onOutdated(outcome.after);
      }
      if (outcome.kind === 'saved') reset(undefined, { keepDirtyValues: false });
      if (outcome.kind === 'saved' || outcome.kind === 'stale') await onSaved();
    },
    (errors) => warn(Object.values(errors)[0]?.message ?? ''),
  );

  return (
    <Form
      ref={form}
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      onSubmit={submit}
    >
      <SelectField
        label="Conocimiento"
        isRequired
        disabled={edited !== undefined}
        placeholder="Selecciona una opción"
        hint={hint}
        options={toOptions(choices)}
        {...register('skillId')}
      />
      <TextField
        label="Experiencia mínima"
        isRequired
        placeholder="2 años"
        {...register('minimumExperience')}
      />
      <chakra.div gridColumn="1 / -1" display="flex" justifyContent="flex-end" gap="3">
        {edited && (
          <Button variant="outline" onClick={onCancel}>
            Cancelar edición
          </Button>
        )}
        <SubmitButton loading={formState.isSubmitting}>
          {edited ? 'Actualizar' : 'Asignar'}
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}

const valuesOf = (edited: OfferSkill | undefined) => ({
  skillId: String(edited?.skill.id ?? ''),
  minimumExperience: edited?.minimumExperience ?? '',
});

/** Ref of the form; focuses its first field if wanted. */
function useFocusOnArrival(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>(':enabled')?.focus();
  }, [isWanted]);

  return form;
}

/** Skills that the offer does not have yet, or the edited one. */
function useSkillChoices(assigned: readonly OfferSkill[], edited: OfferSkill | undefined) {
  const { data: skills, error } = useResource(skillsResource);
  useFailureAlert(error, errorMessage(error, 'No pudimos cargar la lista de conocimientos.'));
  if (edited) return { choices: [edited.skill], hint: undefined };

  const free = withoutAssigned(
    skills ?? [],
    assigned.map(({ skill }) => skill),
  );
  return { choices: free, hint: choiceHint(skills, free, skillHints) };
}
