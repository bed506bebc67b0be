import { SelectField } from '@portal/kit/form/select-field';
import { TextField } from '@portal/kit/form/text-field';
import { useId } from 'react';
import { trainings, workModeOptions } from './fee-calculator-content';
import type { FeeField } from './use-fee-form';

/** Whom the client looks for. */
export function ProfileFields({ field }: { field: FeeField }) {
  const trainingsId = useId();

  return (
    <>
      <TextField
        label="Nombre del perfil"
        placeholder="Desarrollo Java, analista de datos..."
        {...field('profileName')}
      />
      <TextField label="Formación" list={trainingsId} {...field('training')} />
      <datalist id={trainingsId}>
        {trainings.map((training) => (
          <option key={training}>{training}</option>
        ))}
      </datalist>
      <TextField label="Experiencia mínima (años)" inputMode="numeric" {...field('experience')} />
      <SelectField
        label="Modalidad"
        placeholder="Elige una modalidad"
        options={workModeOptions}
        {...field('workMode')}
      />
    </>
  );
}
