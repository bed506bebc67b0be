import { valibotResolver } from '@hookform/resolvers/valibot';
import { totpCode } from '@portal/contract/second-factor';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { activateSecondFactor } from '@portal/kit/resources/own-account';
import { showNotice, startSession } from '@portal/runtime';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CodeField } from './code-field';
import { showRefusal } from './show-refusal';

/** A valid code proves that the phone holds the key. */
export function ActivateForm({ onActivated }: { onActivated: () => Promise<void> }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(v.object({ code: totpCode })),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;

  async function activate({ code }: { code: string }) {
    try {
      const { message, token } = await activateSecondFactor(code);
      startSession(token);
      await onActivated();
      showNotice({ kind: 'success', text: message });
    } catch (error) {
      await showRefusal(error, {
        code: (text) => setError('code', { message: text }, { shouldFocus: true }),
      });
    }
  }

  return (
    <Form display="grid" gap="3" marginTop="2" maxWidth="20rem" onSubmit={handleSubmit(activate)}>
      <CodeField
        label="Código"
        hint="Vale aunque tu reloj esté corrido un minuto."
        error={errors.code?.message}
        {...register('code')}
      />
      <SubmitButton variant="accent" loading={isSubmitting} justifySelf="start">
        Activar
      </SubmitButton>
    </Form>
  );
}
