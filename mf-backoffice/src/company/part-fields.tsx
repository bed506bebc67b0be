import { chakra } from '@chakra-ui/react/styled-system';
import type { Entries, Fields } from '@portal/contract/fields';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { get, useFormContext } from 'react-hook-form';
import { EntryList } from './entry-list';
import { EntrySet } from './entry-set';
import { fieldHints, inputModes } from './part-details';

type PartFieldsProps = {
  fields: Fields;
  /** Path of the fields in the form, such as «slides.2.»; '' for the form itself. */
  place?: string;
};

/** The fields of a part, or of one of its records, in the order of their definition. */
export const PartFields = ({ fields, place = '' }: PartFieldsProps) =>
  Object.entries(fields).map(([name, field]) => {
    if (field.kind !== 'entries') return <PartField key={name} name={place + name} field={field} />;
    const isOpenEnded = field.min !== field.max;
    return isOpenEnded ? (
      <EntryList key={name} name={name} list={field}>
        {(index) => <PartFields fields={field.of} place={`${name}.${index}.`} />}
      </EntryList>
    ) : (
      <FixedEntries key={name} name={name} list={field} />
    );
  });

/** A fixed number of records, one for each place on the page. */
function FixedEntries({ name, list: { of, item, max } }: { name: string; list: Entries }) {
  return (
    <Grid>
      {Array.from({ length: max }, (_item, index) => (
        <EntrySet key={index} legend={`${item} ${index + 1}`}>
          <PartFields fields={of} place={`${name}.${index}.`} />
        </EntrySet>
      ))}
    </Grid>
  );
}

const Grid = chakra('div', { base: { display: 'grid', gap: '5' } });

function PartField({ name, field }: { name: string; field: Fields[string] }) {
  const { register, formState } = useFormContext();
  const error: unknown = get(formState.errors, `${name}.message`);
  const inputMode = inputModes[name];
  const common = {
    label: field.label ?? '',
    hint: fieldHints[name],
    error: typeof error === 'string' ? error : undefined,
    isRequired: 'required' in field && field.required !== undefined,
    autoComplete: 'off',
    ...register(name),
  };

  if (field.kind === 'lines') return <TextAreaField rows={4} {...common} />;
  return (
    <TextField
      type={field.kind === 'email' ? 'email' : 'text'}
      {...(inputMode && { inputMode, spellCheck: false, autoCapitalize: 'none' })}
      {...common}
    />
  );
}
