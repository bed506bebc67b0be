import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import type { ReactNode } from 'react';
import { TableSkeleton } from './table-skeleton';

type ResourceViewProps<T> = {
  of: ResourceResult<T>;
  /** What is being read, with its article, such as «los candidatos». */
  what: string;
  children: (data: T) => ReactNode;
};

/** What has been read, or its shape while it is on its way; a failure stands above either. */
export function ResourceView<T>({ of: result, what, children }: ResourceViewProps<T>) {
  const { data, error, reload } = result;
  useFailureAlert(error, errorMessage(error, 'Revisa tu conexión e intenta de nuevo.', 'message'));

  return (
    <>
      {error !== undefined && (
        <LoadFailure error={error} text={`No pudimos cargar ${what}.`} onRetry={reload} />
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === undefined && <TableSkeleton text={`Cargando ${what}...`} />}
    </>
  );
}
