import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { maxUsernameLength } from '@portal/contract/session';
import { requiredText } from '@portal/contract/text';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { requestAccountLink } from '@portal/kit/resources/account-links';
import { paths } from '@portal/kit/routing/paths';
import { InlineNotice } from '@portal/kit/ui/inline-notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { TextLink } from '../page-parts/text-link';
import { LinkFrame } from './link-frame';

const entry = v.object({
  name: requiredText('Escribe tu usuario o tu correo.', maxUsernameLength),
});

export function ForgottenPasswordPage() {
  const [answer, setAnswer] = useState('');
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(entry),
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = formState;

  async function ask({ name }: { name: string }) {
    setAnswer('');
    try {
      setAnswer(await requestAccountLink(name));
    } catch (error) {
      await alertFailure(error, { title: 'No pudimos pedir el enlace' });
    }
  }

  return (
    <LinkFrame
      title="¿Olvidaste tu contraseña?"
      text="Te enviamos por correo un enlace para elegir otra."
    >
      <Form display="grid" gap="4" onSubmit={handleSubmit(ask)}>
        <TextField
          label="Usuario o correo"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          error={errors.name?.message}
          {...register('name')}
        />
        <SubmitButton loading={isSubmitting}>Pedir enlace</SubmitButton>
      </Form>
      {answer !== '' && (
        <chakra.div marginTop="4">
          <InlineNotice kind="success">{answer}</InlineNotice>
        </chakra.div>
      )}
      <chakra.p color="ink.muted" fontSize="0.875rem" marginBlock="4">
        ¿No llega? Quien administra las cuentas puede hacerte un enlace en «Cuentas».
      </chakra.p>
      <TextLink to={paths.login}>Volver a iniciar sesión</TextLink>
    </LinkFrame>
  );
}
