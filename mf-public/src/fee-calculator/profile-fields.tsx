import { SelectField } from '@portal/kit/form/select-field';
import { TextField } from '@portal/kit/form/text-field';
import { useId } from 'react';
import { trainings, workModeOptions } from './fee-calculator-content';
import type { FeeForm } from './use-fee-form';

/** Whom the client looks for. */
export function ProfileFields({ form }: { form: FeeForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  const trainingsId = useId();

  return (
    <>
      <TextField
        label="Nombre del perfil"
        placeholder="Desarrollo Java, analista de datos..."
        isRequired
        error={errors.profileName?.message}
        {...register('profileName')}
      />
      <TextField
        label="Formación"
        list={trainingsId}
        isRequired
        error={errors.training?.message}
        {...register('training')}
      />
      <datalist id={trainingsId}>
        {trainings.map((training) => (
          <option key={training}>{training}</option>
        ))}
      </datalist>
      <TextField
        label="Experiencia mínima (años)"
        inputMode="numeric"
        isRequired
        error={errors.experience?.message}
        {...register('experience')}
      />
      <SelectField
        label="Modalidad"
        placeholder="Elige una modalidad"
        options={workModeOptions}
        isRequired
        error={errors.workMode?.message}
        {...register('workMode')}
      />
    </>
  );
}
