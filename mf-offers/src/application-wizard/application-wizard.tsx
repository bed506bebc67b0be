import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import type { OfferQuestion } from '@portal/contract/offer-question';
import { errorMessage } from '@portal/kit/failures/error-message';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { Loaded } from '@portal/kit/ui/loaded';
import { lazy, Suspense, type ComponentType } from 'react';
import type { Step } from '../on-device/wizard-draft';
import { DraftBar } from './draft/draft-bar';
import type { DraftStore } from './draft/draft-store';
import type { Sending } from './sending/sending';
import { AnswersStep } from './steps/answers-step';
import { DetailsStep } from './steps/details-step';
import { EmailStep } from './steps/email-step';
import { StepList } from './steps/step-list';
import { StepMotion } from './steps/step-motion';
import { useDraft } from './use-draft-store';
import { useStepHistory, type StepHistory } from './use-step-history';

// Decoration, loaded after the form.
const Crossing = lazy<ComponentType<{ step: Step }>>(async () => {
  const part = await import('./crossing').catch(() => undefined);
  return { default: part?.Crossing ?? (() => undefined) };
});

type ApplicationWizardProps = {
  offer: Offer;
  store: DraftStore;
  sending: Sending;
  questions: ResourceResult<OfferQuestion[]>;
  onDeleteDraft: () => void;
};

export function ApplicationWizard({ onDeleteDraft, ...application }: ApplicationWizardProps) {
  const { store, sending } = application;
  const step = useDraft(store, ({ draft }) => draft.step);
  const history = useStepHistory(store, sending);

  return (
    <chakra.div display="grid" gap="6">
      <StepList current={step} />
      <chakra.div
        padding={{ base: '4', md: '8' }}
        bg="surface"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="sm"
        overflowX="clip"
      >
        <StepMotion step={step}>
          {step === 'email' && <EmailStep store={store} history={history} />}
          {step === 'details' && <DetailsStep {...application} history={history} />}
          {step === 'answers' && <QuestionsGate {...application} history={history} />}
        </StepMotion>
      </chakra.div>
      <DraftBar store={store} onDelete={onDeleteDraft} />
      <Suspense>
        <Crossing step={step} />
      </Suspense>
    </chakra.div>
  );
}

/** The last step requires the questions, even if there are none. */
const QuestionsGate = ({
  questions,
  ...application
}: Omit<ApplicationWizardProps, 'onDeleteDraft'> & { history: StepHistory }) => (
  <Loaded
    of={questions}
    loading="Cargando preguntas..."
    minHeight="30vh"
    failure={errorMessage(questions.error, questionsFailure)}
  >
    {(data) => <AnswersStep {...application} questions={data} reloadQuestions={questions.reload} />}
  </Loaded>
);

export const questionsFailure = 'No pudimos cargar las preguntas de esta oferta.';
