import type { Credentials } from '@portal/contract/credentials';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { Button } from '@portal/kit/ui/button';
import { useEffect, type FormEvent } from 'react';
import { CodeField } from './code-field';
import { useCodeStep } from './use-code-step';

type CodeFormProps = Parameters<typeof useCodeStep>[0] & {
  credentials: Credentials;
  onBack: () => void;
};

/** Second step of the login, with a second factor. */
export function CodeForm({ credentials, onBack, ...answers }: CodeFormProps) {
  const { field, problem, isSending, send } = useCodeStep(answers);
  useEffect(() => field.current?.focus(), [field]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(credentials);
  }

  return (
    <Form display="grid" gap="4" onSubmit={submit}>
      <CodeField ref={field} problem={problem} />
      <SubmitButton loading={isSending} marginTop="2">
        Continuar
      </SubmitButton>
      <Button variant="outline" onClick={onBack}>
        Volver
      </Button>
    </Form>
  );
}
