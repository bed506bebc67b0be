import { valibotResolver } from '@hookform/resolvers/valibot';
import { feeEstimateEntryIn, type FeeEstimateEntry } from '@portal/contract/fee-estimate';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';

type FeeFields = v.InferInput<ReturnType<typeof feeEstimateEntryIn>>;

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

/** The form, and the estimate once all values are valid. */
export function useFeeForm() {
  const form = useForm<FeeFields, unknown, FeeEstimateEntry>({
    resolver: (fields, context, options) =>
      valibotResolver(feeEstimateEntryIn(fields.currency))(fields, context, options),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control });
  const { output, success } = v.safeParse(feeEstimateEntryIn(values.currency ?? ''), values);

  const field = (name: keyof typeof empty, options: { onChange?: () => void } = {}) => ({
    isRequired: true,
    error: form.formState.errors[name]?.message,
    ...form.register(name, options),
  });

  return { form, field, values, estimate: success ? output : undefined };
}

/** Returns the properties of a field. All fields are required. */
export type FeeField = ReturnType<typeof useFeeForm>['field'];
