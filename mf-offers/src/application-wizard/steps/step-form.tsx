import { chakra } from '@chakra-ui/react/styled-system';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { Button } from '@portal/kit/ui/button';
import type { Elements } from '@portal/kit/ui/elements';
import type { SyntheticEvent } from 'react';

type StepFormProps = {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onBack: () => void;
  submitLabel: string;
  isBusy: boolean;
  children: Elements;
};

export function StepForm({ onSubmit, onBack, submitLabel, isBusy, children }: StepFormProps) {
  return (
    <Form display="grid" gap="6" onSubmit={onSubmit}>
      {children}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
        <Button variant="outline" onClick={onBack} disabled={isBusy}>
          Atrás
        </Button>
        <SubmitButton variant="accent" loading={isBusy}>
          {submitLabel}
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}
