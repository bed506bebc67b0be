import { escape } from './html';
import { record, records, type JsonSchema } from './json-schema';

export function viewSchema(schema: JsonSchema): string {
  const { present, isNullable } = withoutNull(schema);
  const words = [...wordsOf(present), ...(isNullable ? ['puede ser null'] : [])];
  return `${escape(words.join(' · '))}${partsOf(present)}`;
}

/** Shows only the other alternative of a nullable value. */
function withoutNull({ anyOf, ...rest }: JsonSchema) {
  const alternatives = records(anyOf).filter(({ type }) => type !== 'null');
  const isNullable = alternatives.length < records(anyOf).length;
  const [only] = alternatives;
  if (alternatives.length === 1) return { present: { ...rest, ...only }, isNullable };
  return { present: { ...rest, ...(anyOf !== undefined && { anyOf: alternatives }) }, isNullable };
}

type Field = {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Path, query or header. */
  place?: string | undefined;
};

export function viewField({ name, schema, isRequired, place }: Field): string {
  const marks = `${isRequired ? ' <b>obligatorio</b>' : ''} ${place ? `${place} · ` : ''}`;
  return `<li><code>${escape(name)}</code>${marks}${viewSchema(schema)}</li>`;
}

function partsOf({ properties, required, anyOf, oneOf, allOf, ...schema }: JsonSchema): string {
  const names = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(record(properties)).map(([name, part]) =>
    viewField({ name, schema: record(part), isRequired: names.has(name) }),
  );
  const alternatives = records(anyOf ?? oneOf);
  const all = records(allOf).filter((part) => !('pattern' in part));
  return [
    list(fields),
    list(itemsOf(schema)),
    list(alternatives.map((each) => `<li>o bien: ${viewSchema(each)}</li>`)),
    list(all.map((each) => `<li>y además: ${viewSchema(each)}</li>`)),
  ].join('');
}

function itemsOf({ items, prefixItems }: JsonSchema) {
  if (prefixItems !== undefined) {
    return records(prefixItems).map(
      (each, index) => `<li>${index + 1}.º: ${viewSchema(each)}</li>`,
    );
  }
  return items === undefined ? [] : [`<li>cada una: ${viewSchema(record(items))}</li>`];
}

export const list = (entries: readonly string[]) =>
  entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '';

const typeWords: Readonly<Record<string, string>> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'verdadero o falso',
  array: 'lista',
  object: 'objeto',
};

const formatWords: Readonly<Record<string, string>> = {
  date: 'fecha AAAA-MM-DD',
  'date-time': 'fecha y hora ISO 8601',
  'idn-email': 'correo electrónico',
  binary: 'archivo',
};

function wordsOf(schema: JsonSchema): string[] {
  const { type, format, const: constant, enum: listed, contentMediaType } = schema;
  const words = [
    formatWords[textOf(format) ?? ''] ?? typeWords[textOf(type) ?? ''],
    textOf(contentMediaType),
    constant === undefined ? undefined : `siempre ${JSON.stringify(constant)}`,
    Array.isArray(listed) ? `uno de: ${listed.join(', ')}` : undefined,
    ...limitsOf(schema),
  ];
  return words.filter((word) => word !== undefined);
}

function limitsOf(schema: JsonSchema): (string | undefined)[] {
  const { minLength, maxLength, minimum, exclusiveMinimum, maximum, maxItems, pattern } = schema;
  const bound = numberOf(exclusiveMinimum);
  return [
    between(numberOf(minLength), numberOf(maxLength), ' caracteres'),
    between(numberOf(minimum), numberOf(maximum)),
    bound === undefined ? undefined : `mayor que ${bound}`,
    between(undefined, numberOf(maxItems)),
    // Patterns of texts with a maximum length are long and only exclude control characters.
    textOf(pattern) === undefined || maxLength !== undefined
      ? undefined
      : `como ${textOf(pattern)}`,
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function between(least: number | undefined, most: number | undefined, unit = '') {
  if (most === undefined) return least === undefined ? undefined : `desde ${least}${unit}`;
  return least === undefined ? `hasta ${most}${unit}` : `de ${least} a ${most}${unit}`;
}
