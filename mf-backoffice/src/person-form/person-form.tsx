import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  personEntry,
  personFormFields,
  personFormValues,
  type PersonFormValues,
} from '@portal/contract/person-entry';
import type { Person, PersonEntry } from '@portal/contract/person';
import type { Country } from '@portal/contract/place';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { errorList, errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { Form } from '@portal/kit/form/form';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { useResource } from '@portal/kit/query/use-resource';
import { countriesResource } from '@portal/kit/resources/places';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { Fragment, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';

type PersonFormProps = {
  /** The person to edit; undefined to create one. */
  person?: Person;
  submitLabel: string;
  /** Resolves to the fields to reset to their stored values. */
  onSubmit: (entry: PersonEntry) => Promise<readonly (keyof PersonEntry)[]>;
};

export function PersonForm({ person, submitLabel, onSubmit }: PersonFormProps) {
  const { errors: refusals, save } = useSaving(onSubmit);
  const countries = useCountryOptions(person?.country);
  const { register, handleSubmit, resetField, formState } = useForm<
    PersonFormValues,
    unknown,
    PersonEntry
  >({
    resolver: valibotResolver(personEntry),
    values: personFormValues(person),
    resetOptions: { keepDirtyValues: true },
    // Errors appear once a field is dirty or touched (S5.21).
    mode: 'all',
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty, isSubmitting);

  const submit = handleSubmit(async (entry) => {
    for (const field of await save(entry)) resetField(field);
  });

  const field = (name: keyof PersonFormValues) => ({
    ...personFormFields[name],
    error: errors[name]?.message,
    ...register(name),
  });

  /** In the order on screen. */
  const inputs: Record<keyof PersonFormValues, ReactElement> = {
    firstName: <TextField autoComplete="off" {...field('firstName')} />,
    lastName: <TextField autoComplete="off" {...field('lastName')} />,
    email: <TextField type="email" autoComplete="off" {...field('email')} />,
    countryId: (
      <SelectField options={countries} placeholder="Sin especificar" {...field('countryId')} />
    ),
  };

  return (
    <Form css={frame} onSubmit={submit}>
      <ErrorList errors={refusals} />
      {Object.entries(inputs).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
      <SubmitButton loading={isSubmitting} justifySelf="start">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

const frame: SystemStyleObject = {
  display: 'grid',
  gap: '5',
  maxWidth: '560px',
  padding: { base: '4', md: '8' },
  borderWidth: '1px',
  borderRadius: 'md',
};

/** Saves, and keeps the server's errors for the list above the form. */
function useSaving(onSubmit: PersonFormProps['onSubmit']) {
  const [errors, setErrors] = useState<readonly string[]>([]);

  async function save(entry: PersonEntry) {
    setErrors([]);
    try {
      return await onSubmit(entry);
    } catch (error) {
      setErrors(isHandled(error) ? [] : textsOf(error));
      return [];
    }
  }

  return { errors, save };
}

function textsOf(error: unknown) {
  const errors = errorList(error);
  return errors.length > 0
    ? errors
    : [errorMessage(error, 'No se pudo guardar. Intenta de nuevo.')];
}

/** Errors of the server, above the form (S5.22). */
function ErrorList({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return undefined;

  return (
    <InlineNotice kind="error">
      <chakra.ul listStylePosition="inside">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </chakra.ul>
    </InlineNotice>
  );
}

/**
 * Options of the country field. A select drops a value without an option, so the person's own
 * country is always included.
 */
function useCountryOptions(own: Country | undefined) {
  const { data } = useResource(countriesResource);
  const isListed = data?.some(({ id }) => id === own?.id);
  const countries = [...(own && !isListed ? [own] : []), ...(data ?? [])];
  return toOptions(countries);
}
