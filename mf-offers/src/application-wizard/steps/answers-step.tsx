import { valibotResolver } from '@hookform/resolvers/valibot';
import { answersEntry } from '@portal/contract/answer';
import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { applicationPath, offerDetailPath } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { ChangedNotice } from '@portal/kit/ui/later-notice';
import { useNavigate } from '@portal/runtime';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { justApplied } from '../../receipt/just-applied';
import type { DraftStore } from '../draft/draft-store';
import type { Sending } from '../sending/sending';
import { SendingStatus } from '../sending/sending-status';
import type { StepHistory } from '../use-step-history';
import { AnswerField } from './answer-field';
import { PrivacyNotice, TalentPoolBox } from './privacy-notice';
import { StepForm } from './step-form';
import { useKeptValues } from './use-kept-values';

type Application = {
  sending: Sending;
  history: StepHistory;
  offer: Offer;
  questions: readonly OfferQuestion[];
  reloadQuestions: () => Promise<void>;
};

/** Third step: the offer's questions and the sending (S2.96). */
export function AnswersStep({ store, ...application }: Application & { store: DraftStore }) {
  const { sending, history, questions } = application;
  const { phase, progress, until, stopped, toSend } = useSending(application);
  const isBusy = phase === 'sending' || phase === 'sent';
  const form = useForm({
    resolver: valibotResolver(answersEntry(questions.map(fieldOf))),
    defaultValues: { answers: toFields(store.get().draft.answers) },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  useKeptValues(
    form,
    useCallback(({ answers }) => store.change({ answers: fromFields(answers) }), [store]),
  );

  const resume = useEffectEvent(() =>
    sending.resume(toSend, () => form.trigger(undefined, { shouldFocus: true })),
  );
  useEffect(() => void resume(), []);

  return (
    <StepForm
      submitLabel="Enviar Postulación"
      isBusy={isBusy}
      onBack={() => {
        sending.pause();
        history.goBack();
      }}
      onSubmit={form.handleSubmit(() => sending.send(toSend))}
    >
      {questions.length === 0 && (
        <InlineNotice kind="info">
          Esta oferta no tiene preguntas. Revisa tus datos y envía tu postulación.
        </InlineNotice>
      )}
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          form={form}
          name={`answers.${fieldOf(question)}`}
          question={question.question.name}
          error={errors.answers?.[fieldOf(question)]?.message}
          isReadOnly={isBusy}
        />
      ))}
      <PrivacyNotice />
      <TalentPoolBox store={store} isDisabled={isBusy} />
      {phase !== 'idle' && (
        <SendingStatus phase={phase} progress={progress} until={until} onStop={sending.pause} />
      )}
      {stopped === 'changed' && <ChangedNotice />}
      {stopped === 'late' && (
        <InlineNotice kind="warning">
          Tu postulación quedó sin enviar. Revísala y presiona «Enviar Postulación».
        </InlineNotice>
      )}
    </StepForm>
  );
}

/** State of the sending and its actions. Navigates to the offer's page afterwards. */
function useSending({ sending, history, offer, ...application }: Application) {
  const navigate = useNavigate();
  const state = useSyncExternalStore(sending.subscribe, sending.get);
  const { leaveFor, goBack } = history;
  useEffect(loadWhatFollows, []);
  useEffect(
    () => sending.setWayOut(() => leaveFor(offerDetailPath(offer.id), justApplied)),
    [sending, leaveFor, offer.id],
  );

  const toSend = {
    offer,
    ...application,
    goToOffer: () => void navigate(offerDetailPath(offer.id), { state: justApplied }),
    goToForm: () => void navigate(applicationPath(offer.id)),
    chooseAgain: goBack,
  };

  return { ...state, toSend };
}

/** Preloads the confirmation, so that it appears at once. */
function loadWhatFollows() {
  void import('../../offer-detail/confirmation/confirmation').catch(() => undefined);
}

type Answers = Readonly<Record<string, string | undefined>>;

/**
 * Keyed by question, because the list may change meanwhile. React Hook Form would read a bare
 * number as an index.
 */
const fieldPrefix = 'q';
const fieldOf = ({ id }: { id: number }) => `${fieldPrefix}${id}`;

/** Keeps answers to removed questions, in case they come back. */
const toFields = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([id, text]) => [fieldPrefix + id, text ?? '']));
const fromFields = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([field, text]) => [field.slice(fieldPrefix.length), text ?? '']),
  );
