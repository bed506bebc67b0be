import { maxAnswerLength, type answersEntry } from '@portal/contract/answer';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { formatNumber } from '@portal/kit/format/money';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';

type Answers = ReturnType<typeof answersEntry>;

type AnswerFieldProps = {
  form: UseFormReturn<v.InferInput<Answers>, unknown, v.InferOutput<Answers>>;
  name: `answers.${string}`;
  question: string;
  error: string | undefined;
  isReadOnly: boolean;
};

/** The answer to one question. A long one shows the characters left; pasted text is not cut. */
export function AnswerField({ form, name, question, error, isReadOnly }: AnswerFieldProps) {
  const text = useWatch({ control: form.control, name });

  return (
    <TextAreaField
      label={question}
      isRequired
      hint={roomLeft(text)}
      error={error}
      readOnly={isReadOnly}
      {...form.register(name)}
    />
  );
}

/** Length from which the characters left are shown. */
const toldFrom = maxAnswerLength / 2;

/** Counts like the limit: trimmed, in code points. */
function roomLeft(text = '') {
  const length = Array.from(text.trim()).length;
  if (length < toldFrom) return undefined;
  const left = maxAnswerLength - length;
  return left >= 0
    ? `${left === 1 ? 'Te queda' : 'Te quedan'} ${characters(left)}.`
    : `${left === -1 ? 'Te sobra' : 'Te sobran'} ${characters(-left)}.`;
}

const characters = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'carácter' : 'caracteres'}`;
