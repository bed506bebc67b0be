import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { contactRequest, type ContactRequest } from '@portal/contract/contact-request';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextAreaField } from '@portal/kit/form/text-area-field';
import { TextField } from '@portal/kit/form/text-field';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Honeypot, isFromRobot } from '../page-parts/honeypot';

type ContactFormProps = {
  /** Settles with whether the request is done with: only then is the form emptied. */
  onSubmit: (request: ContactRequest, isFromRobot: boolean) => Promise<boolean>;
  /** Text to begin with, such as the numbers of a fee estimate. */
  description?: string;
  /** What stands beside the button. */
  children?: ReactNode;
};

const empty = { name: '', email: '', phone: '', description: '' };

export function ContactForm({ onSubmit, description = '', children }: ContactFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(contactRequest),
    defaultValues: { ...empty, description },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isValid } = formState;

  const send = handleSubmit(async (request, event) => {
    if (await onSubmit(request, isFromRobot(event?.target))) reset(empty);
  });

  return (
    <Form onSubmit={send} display="grid" gap="5">
      <TextField
        label="Nombre"
        autoComplete="name"
        isRequired
        error={errors.name?.message}
        {...register('name')}
      />
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="email"
          isRequired
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Celular"
          type="tel"
          autoComplete="tel"
          isRequired
          error={errors.phone?.message}
          {...register('phone')}
        />
      </chakra.div>
      <TextAreaField
        label="Descripción"
        rows={6}
        isRequired
        error={errors.description?.message}
        {...register('description')}
      />
      <Honeypot />
      <Flex wrap="wrap" alignItems="center" gap="4">
        <SubmitButton variant="accent" size="lg" disabled={!isValid} loading={isSubmitting}>
          Enviar
        </SubmitButton>
        {children}
      </Flex>
    </Form>
  );
}
