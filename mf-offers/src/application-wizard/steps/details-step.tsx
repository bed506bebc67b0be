import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { curriculumFile } from '@portal/contract/curriculum';
import { jobApplicationEntryIn } from '@portal/contract/job-application-entry';
import { unreadableFile } from '@portal/kit/files/hold-file';
import { TextField } from '@portal/kit/form/text-field';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { DraftStore } from '../draft/draft-store';
import { useDraft } from '../use-draft-store';
import type { StepHistory } from '../use-step-history';
import { CurriculumField } from './curriculum-field';
import { checkFile } from './judging';
import { SalaryField } from './salary-field';
import { StepForm } from './step-form';
import { useKeptValues } from './use-kept-values';

type DetailsFields = {
  name: string;
  salaryExpectation: string | number;
  curriculum: File | undefined;
};

type DetailsEntry = v.InferOutput<ReturnType<typeof jobApplicationEntryIn>>;
type DetailsForm = UseFormReturn<DetailsFields, unknown, DetailsEntry>;

type DetailsStepProps = { store: DraftStore; history: StepHistory };

/** Second step: name, salary and CV (S2.96). */
export function DetailsStep({ store, history }: DetailsStepProps) {
  const { draft, curriculum, currency } = store.get();
  const { name, salaryExpectation, check, sent } = draft;
  const isSent = sent.upload === 'done';
  const form = useForm<DetailsFields, unknown, DetailsEntry>({
    resolver: valibotResolver(jobApplicationEntryIn(currency)),
    defaultValues: { name, salaryExpectation, curriculum },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const [typedName, typedSalary] = useWatch({
    control: form.control,
    name: ['name', 'salaryExpectation'],
  });
  useKeptValues(
    form,
    useCallback((fields) => keep(store, fields), [store]),
  );

  return (
    <StepForm
      submitLabel="Siguiente"
      isBusy={isSubmitting}
      onBack={history.goBack}
      onSubmit={form.handleSubmit(() => goOn(form, store, history))}
    >
      {isSent && <SentNotice />}
      <chakra.fieldset disabled={isSent} display="grid" gap="6" border="none" minWidth="0">
        <TextField
          label="Nombre completo"
          autoComplete="name"
          isRequired
          hint={check?.applicant && 'Usaremos el nombre que ya tenemos registrado.'}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SalaryField
          typed={String(typedSalary)}
          currency={currency}
          error={errors.salaryExpectation?.message}
          {...form.register('salaryExpectation')}
        />
        <CurriculumChoice
          form={form}
          store={store}
          ownerName={typedName.trim()}
          error={errors.curriculum?.message}
        />
      </chakra.fieldset>
    </StepForm>
  );
}

/**
 * Continues only with validated values: the visitor may leave or edit the step while the CV is
 * being checked.
 */
async function goOn(form: DetailsForm, store: DraftStore, history: StepHistory) {
  keep(store, form.getValues());
  const isSame = detailsOf(store);
  await store.curriculumRead();
  const { curriculum } = store.get();
  const message = curriculum && (await checkFile(({ problemIn }) => problemIn(curriculum)));
  if (!curriculum || !isSame() || !history.isAt('details')) return;
  if (message) {
    form.setError('curriculum', { message }, { shouldFocus: true });
    return;
  }
  store.change({ isCurriculumUnchecked: undefined });
  history.goOn('answers');
}

const SentNotice = () => (
  <InlineNotice kind="info">
    Ya recibimos estos datos y tu currículum. Solo falta enviar tus respuestas.
  </InlineNotice>
);

type CurriculumChoiceProps = {
  form: DetailsForm;
  store: DraftStore;
  ownerName: string;
  error: string | undefined;
};

/** Registered after the fields above it, so that the first invalid field gets the focus. */
function CurriculumChoice({ form, store, ownerName, error }: CurriculumChoiceProps) {
  const { field } = useController({ control: form.control, name: 'curriculum' });
  const isLost = useDraft(store, ({ isCurriculumLost }) => isCurriculumLost);

  /** Validates the file after reading it, unless another one has been chosen since. */
  async function choose(chosen: File | undefined) {
    form.setValue('curriculum', chosen, { shouldTouch: true });
    if (chosen) await checkFile(({ isPdf }) => isPdf(chosen));
    if (form.getValues('curriculum') !== chosen) return;
    keep(store, form.getValues());
    await form.trigger('curriculum');
  }

  /** The draft replaces a chosen file by the bytes read from it, or removes an unreadable one. */
  const follow = useEffectEvent((before: File | undefined) => {
    const { curriculum, isCurriculumLost } = store.get();
    if (before === undefined || form.getValues('curriculum') !== before) return;
    if (curriculum && curriculum !== before) void choose(curriculum);
    else if (isCurriculumLost) form.setValue('curriculum', undefined);
  });

  useEffect(() => {
    let before = store.get().curriculum;
    return store.subscribe(() => {
      follow(before);
      before = store.get().curriculum;
    });
  }, [store]);

  return (
    <CurriculumField
      file={field.value}
      ownerName={ownerName}
      error={isLost && !field.value ? unreadableFile : error}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}

/** Returns a function that tells if the details are unchanged since this call. */
function detailsOf(store: DraftStore) {
  const read = () => {
    const { name, salaryExpectation } = store.get().draft;
    return [name, salaryExpectation, store.curriculumRead()];
  };
  const before = read();
  return () => read().every((value, index) => value === before[index]);
}

function keep(store: DraftStore, { name, curriculum, ...fields }: DetailsFields) {
  const { draft, curriculum: kept } = store.get();
  const salaryExpectation = String(fields.salaryExpectation);
  if (name !== draft.name || salaryExpectation !== draft.salaryExpectation) {
    store.change({ name, salaryExpectation });
  }
  // Invalid files are not stored on the device.
  const chosen = v.is(curriculumFile, curriculum) ? curriculum : undefined;
  if (chosen !== kept) store.setCurriculum(chosen);
}
