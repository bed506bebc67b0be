import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CatalogItem } from '@portal/contract/catalog';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { Form } from '@portal/kit/form/form';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { useResource } from '@portal/kit/query/use-resource';
import { Button } from '@portal/kit/ui/button';
import type { KeyboardEvent } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { warn } from '../page/warn';
import type { Assignment, Choice } from './assignment';
import { assign } from './assignment-outcome';
import { choiceHint, withoutAssigned } from './choices';

type AssignmentFormProps<Row extends { id: number }, Fields extends FieldValues, Entry> = {
  assignment: Assignment<Row, Fields, Entry>;
  offerId: number;
  assigned: readonly CatalogItem[];
  onSaved: () => Promise<void>;
};

export function AssignmentForm<Row extends { id: number }, Fields extends FieldValues, Entry>({
  assignment,
  offerId,
  assigned,
  onSaved,
}: AssignmentFormProps<Row, Fields, Entry>) {
  const { item, detail, waitsForChoice = false } = assignment;
  const form: UseFormReturn<Fields, unknown, Entry> = useForm({
    resolver: valibotResolver(assignment.entry),
    defaultValues: assignment.nothingChosen,
    mode: 'onTouched',
  });
  const { handleSubmit, reset, formState } = form;

  const save = (entry: Entry) =>
    assign({
      run: () => assignment.assign({ ...entry, offerId }),
      ...assignment.assigned,
      onDone: async () => {
        reset();
        await onSaved();
      },
    });
  const submit = handleSubmit(save, () => warn(assignment.incomplete));

  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  }

  return (
    <Form
      display="grid"
      gap="4"
      gridTemplateColumns={detail && { base: '1fr', md: '1fr 1fr' }}
      alignItems="start"
      marginBottom="6"
      maxWidth={detail ? '800px' : '640px'}
      onSubmit={(event) => void submit(event)}
    >
      <ChoiceField
        choice={item}
        form={form}
        assigned={assigned}
        {...(waitsForChoice && { onKeyDown: submitByKey })}
      />
      {detail && <ChoiceField choice={detail} form={form} />}
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3">
        <SubmitButton
          disabled={waitsForChoice && !formState.isValid}
          loading={formState.isSubmitting}
        >
          {assignment.submitLabel}
        </SubmitButton>
        <Button variant="outline" onClick={() => reset()}>
          Cancelar
        </Button>
      </chakra.div>
    </Form>
  );
}

type ChoiceFieldProps<Fields extends FieldValues, Entry> = {
  choice: Choice<Fields>;
  form: UseFormReturn<Fields, unknown, Entry>;
  /** Items that are assigned already and cannot be chosen again. */
  assigned?: readonly CatalogItem[];
  onKeyDown?: (event: KeyboardEvent) => void;
};

function ChoiceField<Fields extends FieldValues, Entry>({
  choice: { name, label, list, failure, hints },
  form: { register, getFieldState, formState },
  assigned = [],
  ...select
}: ChoiceFieldProps<Fields, Entry>) {
  const { data, error } = useResource(list);
  useFailureAlert(error, failure);
  const free = withoutAssigned(data ?? [], assigned);

  return (
    <SelectField
      label={label}
      isRequired
      placeholder="Selecciona una opción"
      hint={hints && choiceHint(data, free, hints)}
      error={getFieldState(name, formState).error?.message}
      options={toOptions(free)}
      {...select}
      {...register(name)}
    />
  );
}
