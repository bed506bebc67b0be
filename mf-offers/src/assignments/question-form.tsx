import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  offerQuestionEntry,
  type OfferQuestion,
  type OfferQuestionEntry,
  type OfferQuestionFields,
} from '@portal/contract/offer-question';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { Form } from '@portal/kit/form/form';
import { SelectField } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { useResource } from '@portal/kit/query/use-resource';
import { createOfferQuestion } from '@portal/kit/resources/offer-questions';
import { questionsResource } from '@portal/kit/resources/questions';
import { Button } from '@portal/kit/ui/button';
import type { KeyboardEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { assign } from './assignment-outcome';
import { choiceHint, toOptions, withoutAssigned } from './choices';
import { warn } from './warn';

type QuestionFormProps = {
  offerId: number;
  assigned: readonly OfferQuestion[];
  onSaved: () => Promise<void>;
};

const nothingChosen =
  'Por favor, selecciona una pregunta y asegúrate de que la oferta esté cargada.';

const outcomes = {
  success: 'La pregunta fue asignada.',
  failure: 'No pudimos asignar la pregunta. Inténtalo de nuevo.',
};

const hints = {
  whenNone: 'No hay preguntas disponibles. Créalas primero en el maestro.',
  whenAllAssigned: 'Todas las preguntas ya han sido asignadas.',
};

type FormMethods = UseFormReturn<OfferQuestionFields, unknown, OfferQuestionEntry>;

export function QuestionForm({ offerId, assigned, onSaved }: QuestionFormProps) {
  const { data: questions, error } = useResource(questionsResource);
  useFailureAlert(error, 'Error cargando preguntas disponibles.');
  const free = withoutAssigned(
    questions ?? [],
    assigned.map(({ question }) => question),
  );
  const { register, handleSubmit, reset, formState }: FormMethods = useForm({
    resolver: valibotResolver(offerQuestionEntry),
    defaultValues: { questionId: '' },
    mode: 'onTouched',
  });
  const { errors, isValid, isSubmitting } = formState;

  async function save(entry: OfferQuestionEntry) {
    await assign({
      run: () => createOfferQuestion({ ...entry, offerId }),
      ...outcomes,
      onDone: async () => {
        reset();
        await onSaved();
      },
    });
  }
  const submit = handleSubmit(save, () => warn(nothingChosen));

  /** The button is disabled meanwhile; who works by keyboard is told what is missing (reading A18). */
  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  }

  return (
    <Form
      display="grid"
      gap="4"
      marginBottom="6"
      maxWidth="640px"
      onSubmit={(event) => void submit(event)}
    >
      <SelectField
        label="Pregunta"
        isRequired
        placeholder="Selecciona una opción"
        hint={choiceHint(questions, free, hints)}
        error={errors.questionId?.message}
        options={toOptions(free)}
        onKeyDown={submitByKey}
        {...register('questionId')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton disabled={!isValid} loading={isSubmitting}>
          Asignar Pregunta
        </SubmitButton>
        <Button variant="outline" onClick={() => reset()}>
          Cancelar
        </Button>
      </chakra.div>
    </Form>
  );
}
