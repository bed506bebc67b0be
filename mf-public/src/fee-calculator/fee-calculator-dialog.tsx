import { chakra } from '@chakra-ui/react/styled-system';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { Dialog } from '@portal/kit/ui/dialog';
import { useRef } from 'react';
import { TwoColumns } from '../page-parts/two-columns';
import { calculator } from './fee-calculator-content';
import { OfferFields, PlaceFields, ProfileFields } from './fee-fields';
import { FeeResult } from './fee-result';
import { useFeeForm } from './use-fee-form';

type FeeCalculatorDialogProps = { isOpen: boolean; onClose: () => void };

export function FeeCalculatorDialog({ isOpen, onClose }: FeeCalculatorDialogProps) {
  return (
    <Dialog title={calculator.title} isOpen={isOpen} onClose={onClose} size="lg">
      <FeeCalculatorForm />
    </Dialog>
  );
}

/** Form with eight fields and the resulting range. Sends nothing to the server (reading A40). */
function FeeCalculatorForm() {
  const { form, field, values, estimate } = useFeeForm();
  const result = useRef<HTMLDivElement>(null);

  return (
    <Form
      onSubmit={(event) => void form.handleSubmit(() => result.current?.focus())(event)}
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gridTemplateColumns={{ lg: 'minmax(0, 1fr) 280px' }}
      gap="6"
      paddingBottom="4"
      css={clearOfResult}
    >
      <chakra.div display="grid" gap="6">
        <chakra.p color="ink.muted">{calculator.lead}</chakra.p>
        <TwoColumns>
          <ProfileFields field={field} />
          <PlaceFields
            field={field}
            countryId={Number(values.countryId)}
            onCountryChange={() => form.setValue('city', '', { shouldValidate: true })}
          />
          <OfferFields field={field} salary={String(values.salary ?? '')} />
        </TwoColumns>
        <SubmitButton variant="accent" justifySelf="start" disabled={!form.formState.isValid}>
          {calculator.submit}
        </SubmitButton>
      </chakra.div>
      <FeeResult ref={result} estimate={estimate} />
    </Form>
  );
}

/** Keeps focused fields clear of the result, which is sticky at the lower edge. */
const clearOfResult = { '& :is(input, select, button)': { scrollMarginBottom: '190px' } };
