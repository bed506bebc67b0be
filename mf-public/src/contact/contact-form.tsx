import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { contactRequest, type ContactRequest } from '@portal/contract/contact-request';
import { useLaterSending } from '@portal/kit/calls/use-later-sending';
import { isHandled } from '@portal/kit/failures/error-message';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import { sendContactRequest } from '@portal/kit/resources/contact-requests';
import type { Elements } from '@portal/kit/ui/elements';
import { showAlert } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import { Honeypot, isFromRobot } from '../page-parts/honeypot';
import { TwoColumns } from '../page-parts/two-columns';
import { outcomes } from './contact-content';

type ContactFormProps = {
  /** Initial text, such as the numbers of a fee estimate. */
  description: string;
  children: Elements;
};

const empty = { name: '', email: '', phone: '', description: '' };

export function ContactForm({ description, children }: ContactFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(contactRequest),
    defaultValues: { ...empty, description },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isValid } = formState;
  const { notice, attempt } = useLaterSending(tellFailure);
  const field = (name: keyof ContactRequest) => ({
    error: errors[name]?.message,
    ...register(name),
  });

  const send = handleSubmit(async (request, event) => {
    const isSent = await attempt(event, async () => {
      if (!isFromRobot(event)) await sendContactRequest(request);
    });
    if (!isSent) return;
    void showAlert({ kind: 'success', ...outcomes.sent });
    reset(empty);
  });

  return (
    <Form onSubmit={send} display="grid" gap="5">
      <chakra.p color="ink.muted">Todos los campos son obligatorios.</chakra.p>
      <TextField label="Nombre" autoComplete="name" isRequired {...field('name')} />
      <TwoColumns>
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          isRequired
          {...field('email')}
        />
        <TextField label="Celular" type="tel" autoComplete="tel" isRequired {...field('phone')} />
      </TwoColumns>
      <TextAreaField label="Descripción" rows={6} isRequired {...field('description')} />
      <Honeypot />
      {notice}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <SubmitButton variant="accent" size="lg" disabled={!isValid} loading={isSubmitting}>
          Enviar
        </SubmitButton>
        {children}
      </chakra.div>
    </Form>
  );
}

function tellFailure(error: unknown) {
  if (!isHandled(error)) void showAlert({ kind: 'error', ...outcomes.failed });
}
