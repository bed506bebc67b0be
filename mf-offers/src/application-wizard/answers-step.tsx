import { valibotResolver } from '@hookform/resolvers/valibot';
import { answersEntry } from '@portal/contract/answer';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { TextAreaField } from '@portal/kit/ui/text-area-field';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { PrivacyNotice } from './privacy-notice';
import { SendingStatus } from './sending-status';
import { StepForm } from './step-form';
import { TalentPoolBox } from './talent-pool-box';
import { useKeptValues } from './use-kept-values';
import { useSending, type Application } from './use-sending';

/** Third step: the offer's questions, and the sending of it all (specification §2, «Application wizard»). */
export function AnswersStep(application: Application) {
  const { store, questions } = application;
  const { phase, progress, send } = useSending(application);
  const kept = store.get().draft.answers;
  const form = useForm({
    resolver: valibotResolver(answersEntry),
    defaultValues: { answers: questions.map(({ id }) => ({ text: kept[id] ?? '' })) },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  useKeptValues(
    form,
    useCallback(
      ({ answers }) =>
        store.change({
          answers: Object.fromEntries(
            questions.map(({ id }, index) => [id, answers[index]?.text ?? '']),
          ),
        }),
      [store, questions],
    ),
  );

  return (
    <StepForm
      submitLabel="Enviar Postulación"
      isBusy={phase === 'sending'}
      onBack={() => store.change({ step: 'details' })}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      {questions.length === 0 && (
        <InlineNotice kind="info">
          Esta oferta no tiene preguntas. Revisa tus datos y envía tu postulación.
        </InlineNotice>
      )}
      {questions.map(({ id, question }, index) => (
        <TextAreaField
          key={id}
          label={question.name}
          isRequired
          error={errors.answers?.[index]?.text?.message}
          {...form.register(`answers.${index}.text`)}
        />
      ))}
      <PrivacyNotice />
      <TalentPoolBox store={store} />
      {phase !== 'idle' && <SendingStatus phase={phase} progress={progress} />}
    </StepForm>
  );
}
