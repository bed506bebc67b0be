import { useIsLive } from '@portal/kit/form/use-is-live';
import { useEffect, useRef } from 'react';

/**
 * Ref of a form that uses the filter's parameter names. Passes input from before hydration, which
 * React does not know, to `search`.
 */
export function useEarlyFilter(search: (typed: URLSearchParams) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();

  useEffect(() => {
    const { current } = form;
    if (isLive || !current || ![...current.elements].some(isEdited)) return;
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(current)) {
      if (typeof value === 'string') typed.append(name, value);
    }
    search(typed);
  }, [isLive, search]);

  return form;
}

const isEdited = (field: Element) =>
  field instanceof HTMLSelectElement
    ? field.selectedOptions[0]?.defaultSelected === false
    : field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked);
