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
  /** It stays as it is behind the second step. */
  isHidden: boolean;
  /** Gives the focus to one of its fields. */
  focusField: Ref<(field: CredentialsField) => void>;
  onSubmit: (entered: Credentials) => Promise<void>;
  onEmpty: (text: string, field: CredentialsField) => Promise<void>;
};

export function CredentialsForm({ isHidden, onSubmit, onEmpty, ...props }: CredentialsFormProps) {
  // Default values would be written into the fields, and wipe what a password manager has prepared there.
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: valibotResolver(credentials),
    // The specification tells of an empty field in an alert, and only when sending (§5).
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
