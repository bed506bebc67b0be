import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { privacyRequest, type PrivacyRequest } from '@portal/contract/privacy-request';
import { useLaterSending } from '@portal/kit/calls/use-later-sending';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SelectField } from '@portal/kit/form/select-field';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { sendPrivacyRequest } from '@portal/kit/resources/privacy-requests';
import { showAlert } from '@portal/runtime';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Honeypot, isFromRobot } from '../page-parts/honeypot';
import { TwoColumns } from '../page-parts/two-columns';
import { privacyForm } from './privacy-content';

const empty: PrivacyRequest = { kind: 'access', name: '', email: '', code: '', details: '' };

export function PrivacyRequestForm() {
  const { register, handleSubmit, reset, control, formState, getValues, setValues } = useForm({
    resolver: valibotResolver(privacyRequest),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const { notice, attempt } = useLaterSending(tellFailure);
  const field = (name: keyof PrivacyRequest) => ({
    error: errors[name]?.message,
    ...register(name),
  });
  const isCorrection = useWatch({ control, name: 'kind' }) === 'rectification';
  // The form contains values chosen before hydration, but `useWatch` starts with the defaults.
  useEffect(() => setValues(getValues(), { shouldDirty: true }), [getValues, setValues]);

  const send = handleSubmit(async (request, event) => {
    if (await attempt(event, () => tellOf(request, isFromRobot(event)))) reset(empty);
  });

  return (
    <Form onSubmit={send} display="grid" gap="5" aria-label={privacyForm.name}>
      <SelectField
        label="Qué necesitas"
        options={privacyForm.kinds}
        isRequired
        {...field('kind')}
      />
      <TwoColumns>
        <TextField label="Nombre" autoComplete="name" isRequired {...field('name')} />
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          hint={privacyForm.emailHint}
          isRequired
          {...field('email')}
        />
      </TwoColumns>
      <TextField
        label="Código de tu postulación (opcional)"
        autoComplete="off"
        hint={privacyForm.codeHint}
        {...field('code')}
      />
      <TextAreaField
        label={isCorrection ? 'Qué hay que corregir' : 'Detalle (opcional)'}
        isRequired={isCorrection}
        {...field('details')}
      />
      <Honeypot />
      {notice}
      <chakra.div display="flex">
        <SubmitButton variant="accent" size="lg" loading={isSubmitting}>
          Enviar solicitud
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}

async function tellOf(request: PrivacyRequest, isUnwanted: boolean) {
  const text = isUnwanted ? privacyForm.sentText : await sendPrivacyRequest(request);
  void showAlert({ kind: 'success', title: privacyForm.sent, text });
}

const tellFailure = (error: unknown) => void alertFailure(error, privacyForm.failure);
