import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema';

type Action = Parameters<NonNullable<ConversionConfig['overrideAction']>>[0];

/** What was learnt of a text so far. */
type Learnt = {
  /** Whether the rest of its pipe sees it trimmed. */
  isTrimmed: boolean;
  /** The characters that the rest of its pipe does not see, as the inside of a class. */
  leftOut: string;
  patterns: readonly string[];
};
const learnt = Symbol('learnt');
type Text = JsonSchema & { [learnt]?: Learnt };

/**
 * Says in JSON Schema what the library has no word for, or only a weak one: a format is a hint, the
 * pattern behind it is what is checked. Undefined where the library says it all.
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

/** Rules between the parts of a body, other forms of the same text, and changes of what has been checked by then. */
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

/** Several patterns stand beside each other; one that looks at a trimmed text lets blanks surround it. */
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

/** Blanks around a text and what is left out do not count, so a pattern says what a length cannot. */
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

/** A text that stands for a number is described as the number. */
const described = (schema: Text, metadata: JsonSchema): Text =>
  metadata.type === undefined ? { ...schema, ...metadata } : metadata;
