import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Button } from '@portal/kit/ui/button';
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
    <chakra.form
      noValidate
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
      <Button type="submit" variant="accent" justifySelf="start" disabled={!form.formState.isValid}>
        {calculator.submit}
      </Button>
      <FeeResult ref={result} estimate={estimate} />
    </chakra.form>
  );
}
