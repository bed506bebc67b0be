import { useSearchParams } from '@portal/runtime';

const word = 'revisar';

/**
 * Review state in the address: the back button returns to the list, and a reload to the same
 * applicant.
 */
export function useReviewAddress() {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get(word));

  function go(id: number | undefined, isStep: boolean) {
    const next = new URLSearchParams(address);
    if (id === undefined) next.delete(word);
    else next.set(word, String(id));
    setAddress(next, { replace: isStep });
  }

  return {
    id: Number.isInteger(asked) && asked > 0 ? asked : undefined,
    open: (id: number) => go(id, false),
    move: (id: number) => go(id, true),
    close: () => go(undefined, true),
  };
}

export type ReviewAddress = ReturnType<typeof useReviewAddress>;
