import * as v from 'valibot';
import { optionalChoice, requiredChoice } from './choice';
import {
  entryName,
  isEntered,
  type Entries,
  type EntryOf,
  type Field,
  type Fields,
  type FormValuesOf,
  type Loose,
  type RecordOf,
  type Shaped,
} from './fields';
import { requiredNumber } from './plain-number';
import { freeLines, freeText, requiredEmail, requiredLines, requiredText } from './text';
import { missingOr, notANumber } from './wire';

// Forms by tables of fields. A choice is entered as an id, under the name in `entry`.

/** Schema of a form, with the messages of the table. */
export function entrySchema<F extends Fields>(
  fields: F,
): v.GenericSchema<FormValuesOf<F>, EntryOf<F>> & { readonly entries: EntriesOf<F> };
export function entrySchema(fields: Fields): unknown {
  return v.object(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const schema = schemaOf(field);
        return schema ? [[entryName(name, field), schema]] : [];
      }),
    ),
  );
}

type EntriesOf<F extends Fields> = {
  readonly [Name in keyof EntryOf<F> & keyof FormValuesOf<F>]: v.GenericSchema<
    FormValuesOf<F>[Name],
    EntryOf<F>[Name]
  >;
};

function schemaOf(field: Field): v.GenericSchema | undefined {
  if (field.kind === 'choice') {
    return field.isOptional ? optionalChoice(field.required) : requiredChoice(field.required);
  }
  if (field.kind === 'entries') return entriesSchema(field, entrySchema(field.of));
  return field.kind === 'count'
    ? v.pipe(requiredNumber(field.required), countSchema(field))
    : textSchema(field);
}

/** Schema of a list of records, with its limits on their number. */
export function entriesSchema({ label, min, max }: Entries, item: v.GenericSchema) {
  const exact = min === max ? `«${label}» tiene ${max} partes.` : undefined;
  return v.pipe(
    v.array(item, exact ?? `Falta «${label}».`),
    v.minLength(min, exact ?? `Escribe al menos ${min}.`),
    v.maxLength(max, exact ?? `No puedes guardar más de ${max}.`),
  );
}

/** Schema of a positive number of things. */
export const countSchema = ({ max, required, unit }: Extract<Field, { kind: 'count' }>) =>
  v.pipe(
    v.number(missingOr(required, notANumber)),
    v.integer(wholeNumber),
    v.minValue(1, wholeNumber),
    v.maxValue(max, `No debe superar las ${max} ${unit}.`),
  );

const wholeNumber = 'Debe ser un número entero mayor que cero.';

/** Schema of a typed text; undefined for fields of other kinds. */
export function textSchema(field: Field): TextSchema | undefined {
  if (field.kind === 'email') return requiredEmail(field.required ?? '', field.malformed);
  if (field.kind !== 'text' && field.kind !== 'lines') return undefined;
  const { kind, max, required } = field;
  const [free, present] = kind === 'text' ? [freeText, requiredText] : [freeLines, requiredLines];
  return shaped(required === undefined ? free(max) : present(required, max), field);
}

type TextSchema = v.GenericSchema<string, string>;

/** Adds the minimum length or the pattern. */
function shaped(schema: TextSchema, { min = 0, tooShort = '', pattern }: Shaped): TextSchema {
  if (pattern) return v.pipe(schema, v.regex(pattern.of, pattern.message));
  return min > 0 ? v.pipe(schema, v.minCodePoints(min, tooShort)) : schema;
}

/** Initial values of a form: those of the record, or empty ones for a new record. */
export function formValues<F extends Fields>(
  fields: F,
  record: RecordOf<F> | undefined,
): FormValuesOf<F>;
export function formValues(fields: Fields, record: Loose = {}): unknown {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isEntered(field))
      .map(([name, field]) => [entryName(name, field), formValue(field, record[name])]),
  );
}

function formValue(field: Field, value: unknown): unknown {
  if (field.kind === 'choice') return { ...Object(value) }.id ?? '';
  if (field.kind !== 'entries') return value ?? '';
  const items = Array.isArray(value) ? value : [];
  return items.map((item) => formValues(field.of, { ...Object(item) }));
}

/** Label of each field of a form, and if it is required. */
export function formFields<F extends Fields>(fields: F): Record<keyof EntryOf<F>, FormField>;
export function formFields(fields: Fields): unknown {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isEntered(field))
      .map(([name, field]) => [entryName(name, field), formField(field)]),
  );
}

type FormField = { label: string; isRequired: boolean };

const formField = (field: Field) => ({
  label: ('formLabel' in field && field.formLabel) || field.label,
  isRequired: 'required' in field && !field.isOptional,
});
