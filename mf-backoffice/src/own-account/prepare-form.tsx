import { valibotResolver } from '@hookform/resolvers/valibot';
import { currentPassword } from '@portal/contract/new-password';
import type { SecondFactorSetup } from '@portal/contract/second-factor';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { prepareSecondFactor } from '@portal/kit/resources/own-account';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CurrentPasswordField } from '../page-parts/password-field';
import { showRefusal } from './show-refusal';

type PrepareFormProps = { username: string; onPrepared: (setup: SecondFactorSetup) => void };

/** Asks for the password, so that an unattended session cannot be linked to a stranger's phone. */
export function PrepareForm({ username, onPrepared }: PrepareFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(v.object({ password: currentPassword })),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function prepare({ password }: { password: string }) {
    try {
      onPrepared(await prepareSecondFactor(password));
    } catch (error) {
      await showRefusal(error, { password: (message) => setError('password', { message }, focus) });
    }
  }

  return (
    <Form display="grid" gap="4" onSubmit={handleSubmit(prepare)}>
      <CurrentPasswordField
        username={username}
        label="Tu contraseña"
        hint="Necesitas una aplicación de códigos, como la de tu gestor de contraseñas."
        error={errors.password?.message}
        {...register('password')}
      />
      <SubmitButton loading={isSubmitting} justifySelf="start">
        Configurar segundo factor
      </SubmitButton>
    </Form>
  );
}

const focus = { shouldFocus: true };
