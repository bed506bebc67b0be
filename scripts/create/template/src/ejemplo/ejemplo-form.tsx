import { valibotResolver } from '@hookform/resolvers/valibot';
import { contactRequest, type ContactRequest } from '@portal/contract/contact-request';
import { isHandled } from '@portal/kit/failures/error-message';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { sendContactRequest } from '@portal/kit/resources/contact-requests';
import { showAlert } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import { texts } from './ejemplo-texts';

const empty = { name: '', email: '', phone: '', description: '' };

/** The rules and messages of the fields come from the contract. */
export function EjemploForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(contactRequest),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isValid } = formState;
  const field = (name: keyof ContactRequest) => ({
    error: errors[name]?.message,
    ...register(name),
  });

  const send = handleSubmit(async (request) => {
    try {
      await sendContactRequest(request);
      void showAlert({ kind: 'success', ...texts.sent });
      reset(empty);
    } catch (error) {
      if (!isHandled(error)) void showAlert({ kind: 'error', ...texts.failed });
    }
  });

  return (
    <Form onSubmit={send} display="grid" gap="5">
      <TextField label="Nombre" autoComplete="name" isRequired {...field('name')} />
      <TextField
        label="Correo electrónico"
        type="email"
        autoComplete="email"
        isRequired
        {...field('email')}
      />
      <TextField label="Celular" type="tel" autoComplete="tel" isRequired {...field('phone')} />
      <TextAreaField label="Descripción" rows={5} isRequired {...field('description')} />
      <SubmitButton variant="accent" disabled={!isValid} loading={isSubmitting}>
        Enviar
      </SubmitButton>
    </Form>
  );
}
