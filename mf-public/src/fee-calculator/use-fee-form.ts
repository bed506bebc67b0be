import { valibotResolver } from '@hookform/resolvers/valibot';
import { feeEstimateEntry } from '@portal/contract/fee-estimate';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';

const empty = {
  profileName: '',
  training: '',
  workMode: '',
  countryId: '',
  city: '',
  experience: '',
  currency: '',
  salary: '',
};

/** The form with the estimate that its values give, as soon as all of them are valid. */
export function useFeeForm() {
  const form = useForm({
    resolver: valibotResolver(feeEstimateEntry),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control });
  const { output, success } = v.safeParse(feeEstimateEntry, values);

  return { form, values, estimate: success ? output : undefined };
}

export type FeeForm = ReturnType<typeof useFeeForm>['form'];
