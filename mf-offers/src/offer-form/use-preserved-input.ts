import type { Offer, OfferEntry } from '@portal/contract/offer';
import { offerFormValues, type OfferFormValues } from '@portal/contract/offer-entry';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type TypedOptions = {
  offer: Offer | undefined;
  typed: OfferFormValues | undefined;
  onType: (fields: OfferFormValues | undefined) => void;
};

/**
 * Preserves the input: restores it in a reopened form, keeps it when a colleague's version replaces
 * the offer, and reports each change.
 */
export function usePreservedInput(
  { formState, getValues, reset, subscribe }: UseFormReturn<OfferFormValues, unknown, OfferEntry>,
  { offer, typed, onType }: TypedOptions,
) {
  // React Hook Form tracks `dirtyFields` only if it is read.
  const hasTyped = Object.keys(formState.dirtyFields).length > 0;
  useUnsavedGuard(hasTyped, formState.isSubmitting);

  useEffect(() => {
    if (offer) reset(offerFormValues(offer), { keepDirtyValues: true });
  }, [offer, reset]);

  useEffect(() => {
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [typed, reset]);

  useEffect(() => {
    const report = () => onType(hasTyped ? getValues() : undefined);
    report();
    return subscribe({ formState: { values: true }, callback: report });
  }, [hasTyped, subscribe, getValues, onType]);
}
