import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Passes each change of a form to `keep`. */
export function useKeptValues<Fields extends FieldValues, Context, Output>(
  { subscribe }: UseFormReturn<Fields, Context, Output>,
  keep: (values: Fields) => void,
) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
}
