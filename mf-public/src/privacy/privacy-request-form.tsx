import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { privacyRequest, type PrivacyRequest } from '@portal/contract/privacy-request';
import { Form } from '@portal/kit/form/form';
import { SelectField } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { useEffect } from 'react';
import { useForm, useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Honeypot, isFromRobot } from '../page-parts/honeypot';
import { privacyForm } from './privacy-content';

type PrivacyRequestFormProps = {
  /** Settles with whether the request is done with: only then is the form emptied. */
  onSubmit: (request: PrivacyRequest, isFromRobot: boolean) => Promise<boolean>;
};

const empty: PrivacyRequest = { kind: 'access', name: '', email: '', code: '', details: '' };

export function PrivacyRequestForm({ onSubmit }: PrivacyRequestFormProps) {
  const { register, handleSubmit, reset, control, formState, getValues, setValues } = useForm({
    resolver: valibotResolver(privacyRequest),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const isCorrection = useWatch({ control, name: 'kind' }) === 'rectification';
  // The form knows what was chosen before the page was live, but `useWatch` began with the default.
  useEffect(() => setValues(getValues(), { shouldDirty: true }), [getValues, setValues]);

  const send = handleSubmit(async (request, event) => {
    if (await onSubmit(request, isFromRobot(event?.target))) reset(empty);
  });

  return (
    <Form onSubmit={send} display="grid" gap="5" aria-label={privacyForm.name}>
      <SelectField
        label="Qué necesitas"
        options={privacyForm.kinds}
        isRequired
        error={errors.kind?.message}
        {...register('kind')}
      />
      <WriterFields register={register} errors={errors} />
      <TextField
        label="Código de tu postulación (opcional)"
        autoComplete="off"
        hint={privacyForm.codeHint}
        error={errors.code?.message}
        {...register('code')}
      />
      <TextAreaField
        label={isCorrection ? 'Qué hay que corregir' : 'Detalle (opcional)'}
        rows={4}
        isRequired={isCorrection}
        error={errors.details?.message}
        {...register('details')}
      />
      <Honeypot />
      <Flex>
        <SubmitButton variant="accent" size="lg" loading={isSubmitting}>
          Enviar solicitud
        </SubmitButton>
      </Flex>
    </Form>
  );
}

type WriterFieldsProps = {
  register: UseFormRegister<PrivacyRequest>;
  errors: FieldErrors<PrivacyRequest>;
};

const WriterFields = ({ register, errors }: WriterFieldsProps) => (
  <chakra.div
    display="grid"
    gap="5"
    alignItems="start"
    gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
  >
    <TextField
      label="Nombre"
      autoComplete="name"
      isRequired
      error={errors.name?.message}
      {...register('name')}
    />
    <TextField
      label="Correo electrónico"
      type="email"
      autoComplete="email"
      hint={privacyForm.emailHint}
      isRequired
      error={errors.email?.message}
      {...register('email')}
    />
  </chakra.div>
);
