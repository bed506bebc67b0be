import type { Person } from '@portal/contract/person';
import { errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { useFresh } from '@portal/kit/query/use-fresh';
import { personResource } from '@portal/kit/resources/people';
import { paths } from '@portal/kit/routing/paths';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { showAlert, useNavigate } from '@portal/runtime';
import { useCallback, useEffect, type ReactNode } from 'react';

export type LoadedPerson = {
  person: Person;
  /** Goes on from the person as a colleague has saved it. */
  replace: (person: Person) => void;
};

type PersonLoaderProps = { id: number; children: (loaded: LoadedPerson) => ReactNode };

export function PersonLoader({ id, children }: PersonLoaderProps) {
  const load = useCallback(() => personResource(id).load(), [id]);
  const { data, error, replace, reload } = useFresh(load);
  useRefusedPerson(error);

  if (error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar a la persona." onRetry={reload} />;
  }
  if (!data) return <Loading text="Cargando persona..." />;
  return children({ person: data, replace });
}

/**
 * A person whom the server refuses with a text leads back to the list (specification §2, §8). The
 * text is shown, so that nobody wonders why. A server that does not answer is no reason to leave.
 */
function useRefusedPerson(error: unknown) {
  const navigate = useNavigate();

  useEffect(() => {
    const text = isHandled(error) ? '' : errorMessage(error, '', 'message');
    if (text === '') return;
    void showAlert({ kind: 'error', title: 'Error', text });
    void navigate(paths.people, { replace: true });
  }, [error, navigate]);
}
