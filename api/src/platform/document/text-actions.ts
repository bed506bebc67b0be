import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';

type Action = Parameters<NonNullable<ConversionConfig['overrideAction']>>[0];

/** Known properties of a text. */
type Learnt = {
  /** The rest of the pipe sees it trimmed. */
  isTrimmed: boolean;
  /** Characters removed before, as the inside of a class. */
  leftOut: string;
  patterns: readonly string[];
};
const learnt = Symbol('learnt');
type Text = JsonSchema & { [learnt]?: Learnt };

/**
 * Adds rules that the library expresses weakly or not at all: a format is only a hint, its pattern
 * is checked. Undefined if the library suffices.
 */
export function withAction({ valibotAction, jsonSchema }: Action): Text | undefined {
  const { type } = valibotAction;
  const requirement: unknown = Reflect.get(valibotAction, 'requirement');
  if (requirement instanceof RegExp) return withPattern(jsonSchema, requirement.source);
  if (type === 'max_code_points') return { ...jsonSchema, maxLength: Number(requirement) };
  if (type === 'min_code_points') return withMinLength(jsonSchema, Number(requirement));
  if (type === 'non_empty') return withMinLength(jsonSchema, 1);
  if (type === 'trim') return withLearnt(jsonSchema, { isTrimmed: true });
  if (type === 'rewrite') return withLearnt(jsonSchema, { leftOut: leftOutOf(valibotAction) });
  if (type === 'metadata') return described(jsonSchema, Reflect.get(valibotAction, 'metadata'));
  return withoutWords.has(type) ? jsonSchema : undefined;
}

/** No equivalent: rules across fields, normal forms, changes after the checks. */
const withoutWords = new Set<string>(['check', 'normalize', 'to_lower_case', 'transform']);

const learntOf = (text: Text): Learnt =>
  text[learnt] ?? { isTrimmed: false, leftOut: '', patterns: [] };

const withLearnt = (text: Text, news: Partial<Learnt>): Text => ({
  ...text,
  [learnt]: { ...learntOf(text), ...news },
});

function leftOutOf(action: object): string {
  const characters: unknown = Reflect.get(action, 'leftOut');
  return characters instanceof RegExp ? characters.source.slice(1, -1) : '';
}

/** Puts several patterns into `allOf`. A trimmed text may have surrounding blanks. */
function withPattern(text: Text, source: string): Text {
  const { isTrimmed, patterns } = learntOf(text);
  const added = isTrimmed ? source.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$') : source;
  const [pattern, ...others] = [...patterns, added];
  return {
    ...withLearnt(text, { patterns: [...patterns, added] }),
    pattern,
    ...(others.length > 0 && { allOf: others.map((other) => ({ pattern: other })) }),
  };
}

/** Adds a pattern, because surrounding blanks and removed characters do not count. */
function withMinLength(text: Text, minLength: number): Text {
  const { isTrimmed, leftOut } = learntOf(text);
  const limited = { ...text, minLength };
  if (!isTrimmed) return limited;
  const visible = leftOut ? `[^\\s${leftOut}]` : '\\S';
  if (minLength < 2) return withPattern(limited, visible);
  const skipped = leftOut && `[${leftOut}]*`;
  const counted = leftOut ? `(?:${skipped}[^${leftOut}])` : '[\\s\\S]';
  return withPattern(limited, `${visible}${counted}{${minLength - 2},}${skipped}${visible}`);
}

/** Describes a text that contains a number as a number. */
const described = (schema: Text, metadata: JsonSchema): Text =>
  metadata.type === undefined ? { ...schema, ...metadata } : metadata;
