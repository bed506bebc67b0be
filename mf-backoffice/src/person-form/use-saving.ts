import type { PersonEntry } from '@portal/contract/person';
import { errorList, errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { useState } from 'react';

type Save = (entry: PersonEntry) => Promise<readonly (keyof PersonEntry)[]>;

/** Saves, and keeps what the server refused for the list above the form. */
export function useSaving(onSubmit: Save) {
  const [errors, setErrors] = useState<readonly string[]>([]);

  async function save(entry: PersonEntry) {
    setErrors([]);
    try {
      return await onSubmit(entry);
    } catch (error) {
      setErrors(isHandled(error) ? [] : refusals(error));
      return [];
    }
  }

  return { errors, save };
}

function refusals(error: unknown) {
  const errors = errorList(error);
  return errors.length > 0
    ? errors
    : [errorMessage(error, 'No se pudo guardar. Intenta de nuevo.', 'message')];
}
