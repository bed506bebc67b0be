import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Form } from '@portal/kit/form/form';
import { SubmitButton } from '@portal/kit/form/submit-button';
import { useRef } from 'react';
import { calculator } from './fee-calculator-content';
import { FeeResult } from './fee-result';
import { OfferFields } from './offer-fields';
import { PlaceFields } from './place-fields';
import { ProfileFields } from './profile-fields';
import { useFeeForm } from './use-fee-form';

/** Eight fields and the range they give. Nothing is sent anywhere (reading A40). */
export function FeeCalculatorForm() {
  const { form, values, estimate } = useFeeForm();
  const result = useRef<HTMLDivElement>(null);

  return (
    <Form
      onSubmit={(event) => void form.handleSubmit(() => result.current?.focus())(event)}
      display="grid"
      gap="6"
      paddingBottom="4"
    >
      <Text color="ink.muted">{calculator.lead}</Text>
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ProfileFields form={form} />
        <PlaceFields form={form} countryId={Number(values.countryId)} />
        <OfferFields form={form} salary={String(values.salary ?? '')} />
      </Grid>
      <SubmitButton variant="accent" justifySelf="start" disabled={!form.formState.isValid}>
        {calculator.submit}
      </SubmitButton>
      <FeeResult ref={result} estimate={estimate} />
    </Form>
  );
}
