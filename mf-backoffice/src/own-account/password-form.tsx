import { chakra } from '@chakra-ui/react/styled-system';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  currentPassword,
  minPasswordLengthFor,
  newPassword,
  wrongPasswordMessage,
} from '@portal/contract/new-password';
import type { OwnAccount } from '@portal/contract/own-account';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { errorMessage, errorStatus } from '@portal/kit/failures/error-message';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { longDate } from '@portal/kit/format/dates';
import { changeOwnPassword } from '@portal/kit/resources/own-account';
import { showNotice } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CurrentPasswordField, PasswordField } from '../page-parts/password-field';
import { SectionCard } from '../page-parts/section-card';

type PasswordFormProps = { account: OwnAccount; onChanged: () => Promise<void> };
type PasswordChange = { current: string; next: string };

export function PasswordForm({ account, onChanged }: PasswordFormProps) {
  const { username, hasSecondFactor, passwordChangedAt } = account;
  const { register, handleSubmit, formState, setError, reset } = useForm<PasswordChange>({
    resolver: valibotResolver(passwordChange(hasSecondFactor)),
    defaultValues: { current: '', next: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  async function save(change: PasswordChange) {
    try {
      const text = await changeOwnPassword(change);
      reset();
      void onChanged();
      showNotice({ kind: 'success', text });
    } catch (error) {
      const refused = refusedField(error);
      if (refused) setError(refused.name, { message: refused.message }, { shouldFocus: true });
      else await alertFailure(error, { title: 'No se pudo cambiar la contraseña' });
    }
  }

  return (
    <SectionCard title="Contraseña">
      <chakra.p color="ink.muted" fontSize="0.875rem" marginBottom="4">
        {passwordChangedAt && <span>{`La cambiaste el ${longDate(passwordChangedAt)}. `}</span>}
        <span>Al cambiarla se cierran las otras sesiones.</span>
      </chakra.p>
      <Form display="grid" gap="4" onSubmit={handleSubmit(save)}>
        <CurrentPasswordField
          username={username}
          label="Contraseña actual"
          error={errors.current?.message}
          {...register('current')}
        />
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          isRequired
          hint="Con segundo factor bastan 8 caracteres; sin él, 12. Puedes pegarla desde tu gestor."
          error={errors.next?.message}
          {...register('next')}
        />
        <SubmitButton loading={isSubmitting} justifySelf="start">
          Cambiar contraseña
        </SubmitButton>
      </Form>
    </SectionCard>
  );
}

const passwordChange = (hasSecondFactor: boolean) =>
  v.object({ current: currentPassword, next: newPassword(minPasswordLengthFor(hasSecondFactor)) });

/** Returns the field that the server refused: a 400 is about one of the two passwords. */
function refusedField(error: unknown) {
  const message = errorStatus(error) === 400 ? errorMessage(error, '') : '';
  if (message === '') return undefined;
  return {
    name: message === wrongPasswordMessage ? ('current' as const) : ('next' as const),
    message,
  };
}
