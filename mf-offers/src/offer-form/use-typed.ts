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
 * What is typed outlives what the form began with: it comes back into a form that was closed, stays
 * when a colleague's version of the offer replaces the one below, and is reported on each change.
 */
export function useTyped(
  { formState, getValues, reset, subscribe }: UseFormReturn<OfferFormValues, unknown, OfferEntry>,
  { offer, typed, onType }: TypedOptions,
) {
  // Reading the fields that differ makes the form keep them apart.
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
