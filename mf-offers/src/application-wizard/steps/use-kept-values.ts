import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands each change of a form to whoever keeps its values. */
export function useKeptValues<Fields extends FieldValues, Context, Output>(
  { subscribe }: UseFormReturn<Fields, Context, Output>,
  keep: (values: Fields) => void,
) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
}
