import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { currentPassword } from '@portal/contract/new-password';
import { signInCode } from '@portal/contract/second-factor';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import type { PasswordAndCode } from '@portal/kit/resources/own-account';
import { Button } from '@portal/kit/ui/button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CurrentPasswordField } from '../page-parts/password-field';
import { CodeField } from './code-field';
import { showRefusal } from './show-refusal';

type ProofFormProps = {
  username: string;
  /** Explains the effect. */
  text: string;
  submitLabel: string;
  isDangerous?: boolean;
  onCancel: () => void;
  onProven: (proof: PasswordAndCode) => Promise<void>;
};

/** Asks for the password and a code before the second factor changes. */
export function ProofForm(props: ProofFormProps) {
  const { username, text, submitLabel, isDangerous = false, onCancel, onProven } = props;
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: valibotResolver(v.object({ password: currentPassword, code: signInCode })),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  // The pressed button is gone, so the focus moves here.
  useEffect(() => setFocus('password'), [setFocus]);

  async function prove(proof: PasswordAndCode) {
    try {
      await onProven(proof);
    } catch (error) {
      await showRefusal(error, {
        password: (message) => setError('password', { message }, { shouldFocus: true }),
        code: (message) => setError('code', { message }, { shouldFocus: true }),
      });
    }
  }

  return (
    <Form display="grid" gap="4" onSubmit={handleSubmit(prove)}>
      <p>{text}</p>
      <CurrentPasswordField
        username={username}
        label="Tu contraseña"
        error={errors.password?.message}
        {...register('password')}
      />
      <CodeField
        label="Código"
        inputMode="text"
        hint="De tu teléfono, o uno de recuperación."
        error={errors.code?.message}
        {...register('code')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton variant={isDangerous ? 'danger' : 'solid'} loading={isSubmitting}>
          {submitLabel}
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </chakra.div>
    </Form>
  );
}
