import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  credentials,
  emptyCredentialsMessage,
  type Credentials,
} from '@portal/contract/credentials';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { useImperativeHandle, type Ref } from 'react';
import { useForm } from 'react-hook-form';

export type CredentialsField = 'username' | 'password';

type CredentialsFormProps = {
  /** Hidden but mounted during the second step. */
  isHidden: boolean;
  focusField: Ref<(field: CredentialsField) => void>;
  onSubmit: (entered: Credentials) => Promise<void>;
  onEmpty: (text: string, field: CredentialsField) => Promise<void>;
};

export function CredentialsForm({ isHidden, onSubmit, onEmpty, ...props }: CredentialsFormProps) {
  // No default values, because they would overwrite the values of a password manager.
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: valibotResolver(credentials),
    // Empty fields are reported in an alert and only on submit (S5.01, S5.02).
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useImperativeHandle(props.focusField, () => (field) => setFocus(field), [setFocus]);

  return (
    <Form
      display={isHidden ? 'none' : 'grid'}
      gap="4"
      onSubmit={handleSubmit(onSubmit, ({ username }) =>
        onEmpty(emptyCredentialsMessage, username ? 'username' : 'password'),
      )}
    >
      <TextField label="Usuario" autoComplete="username" {...register('username')} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        {...register('password')}
      />
      <SubmitButton loading={formState.isSubmitting} marginTop="2">
        Iniciar Sesión
      </SubmitButton>
    </Form>
  );
}
