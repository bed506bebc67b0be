import { valibotResolver } from '@hookform/resolvers/valibot';
import type { AccountLink } from '@portal/contract/account-link';
import { personFormFields } from '@portal/contract/person-entry';
import type { FieldProps } from '@portal/kit/form/field';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { TextField } from '@portal/kit/form/text-field';
import { minPasswordLengthFor } from '@portal/contract/new-password';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { HiddenUsername, PasswordField } from '../page-parts/password-field';
import { activationEntry, emptyActivation, type ActivationValues } from './activation-entry';
import { useActivation } from './use-activation';

type FieldOf = (
  name: keyof ActivationValues,
) => Pick<FieldProps, 'error'> & { isRequired: true } & UseFormRegisterReturn;

type ActivationFormProps = { token: string; link: AccountLink };

export function ActivationForm({ token, link }: ActivationFormProps) {
  const { purpose, username, hasSecondFactor } = link;
  const { register, handleSubmit, formState, setError } = useForm<ActivationValues>({
    resolver: valibotResolver(activationEntry(link)),
    defaultValues: emptyActivation,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const activate = useActivation({
    token,
    purpose,
    onRefused: (name, message) => setError(name, { message }, { shouldFocus: true }),
  });

  const field: FieldOf = (name) => ({
    error: errors[name]?.message,
    isRequired: true,
    ...register(name),
  });

  return (
    <Form display="grid" gap="4" onSubmit={handleSubmit(activate)}>
      {purpose === 'first' && <OwnName field={field} />}
      {username === undefined ? (
        <TextField
          label="Usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="Con él entrarás. Letras, números, puntos y guiones."
          {...field('username')}
        />
      ) : (
        <HiddenUsername username={username} />
      )}
      <PasswordField
        label="Contraseña"
        autoComplete="new-password"
        hint={`Al menos ${minPasswordLengthFor(hasSecondFactor)} letras. Puedes pegarla desde tu gestor.`}
        {...field('password')}
      />
      <SubmitButton loading={isSubmitting} marginTop="2">
        {purpose === 'reset' ? 'Cambiar contraseña' : 'Crear mi cuenta'}
      </SubmitButton>
    </Form>
  );
}

/** The first administrator has no record yet. */
const OwnName = ({ field }: { field: FieldOf }) => (
  <>
    <TextField
      label={personFormFields.firstName.label}
      autoComplete="given-name"
      {...field('firstName')}
    />
    <TextField
      label={personFormFields.lastName.label}
      autoComplete="family-name"
      {...field('lastName')}
    />
    <TextField
      label={personFormFields.email.label}
      type="email"
      autoComplete="email"
      {...field('email')}
    />
  </>
);
