import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { personEntry, type Person, type PersonEntry } from '@portal/contract/person';
import { useUnsavedGuard } from '@portal/kit/routing/use-unsaved-guard';
import { Form } from '@portal/kit/ui/form';
import { SelectField } from '@portal/kit/ui/select-field';
import { SubmitButton } from '@portal/kit/ui/submit-button';
import { TextField } from '@portal/kit/ui/text-field';
import { useForm } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { ErrorList } from './error-list';
import { useCountryOptions } from './use-country-options';
import { useSaving } from './use-saving';

type PersonFormProps = {
  /** The person to edit; none to create one. */
  person?: Person;
  submitLabel: string;
  onSubmit: (entry: PersonEntry) => Promise<void>;
};

export function PersonForm({ person, submitLabel, onSubmit }: PersonFormProps) {
  const { errors: refusals, save } = useSaving(onSubmit);
  const countries = useCountryOptions(person?.country);
  const { register, handleSubmit, formState } = useForm<
    InferInput<typeof personEntry>,
    unknown,
    PersonEntry
  >({
    resolver: valibotResolver(personEntry),
    values: toEntry(person),
    resetOptions: { keepDirtyValues: true },
    // Errors show as soon as a field is dirty or touched (specification §5).
    mode: 'all',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty && !isSubmitting);

  return (
    <Form css={frame} onSubmit={handleSubmit(save)}>
      <ErrorList errors={refusals} />
      <TextField
        label="Nombre"
        isRequired
        autoComplete="off"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Apellido"
        isRequired
        autoComplete="off"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label="Correo"
        type="email"
        isRequired
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <SelectField
        label="País (opcional)"
        options={countries}
        placeholder="Sin especificar"
        error={errors.countryId?.message}
        {...register('countryId')}
      />
      <SubmitButton loading={isSubmitting} justifySelf="start">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

const toEntry = (person: Person | undefined) => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  email: person?.email ?? '',
  countryId: person?.country?.id ?? '',
});

const frame: SystemStyleObject = {
  display: 'grid',
  gap: '5',
  maxWidth: '560px',
  padding: { base: '4', md: '8' },
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
};
