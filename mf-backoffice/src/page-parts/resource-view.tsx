import { chakra } from '@chakra-ui/react/styled-system';
import { errorMessage, tryAgainText } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import type { Elements } from '@portal/kit/ui/elements';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Skeleton } from '@portal/kit/ui/skeleton';

type ResourceViewProps<T> = {
  of: ResourceResult<T>;
  /** Name of the data with its article, such as «los candidatos». */
  what: string;
  children: (data: T) => Elements;
};

/** Shows the data, or a skeleton while loading. A failure is shown above either. */
export function ResourceView<T>({ of: result, what, children }: ResourceViewProps<T>) {
  const { data, error, reload } = result;
  useFailureAlert(error, errorMessage(error, tryAgainText(error)));

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

const lines = ['head', 'first', 'second', 'third', 'fourth', 'fifth'];

/** Skeleton of a table. Appears after 150 ms, so that quick responses do not flash. */
function TableSkeleton({ text }: { text: string }) {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="3"
      animation="fade-in 150ms 150ms backwards"
      minHeight="50vh"
      alignContent="start"
    >
      <chakra.span srOnly>{text}</chakra.span>
      {lines.map((line) => (
        <Skeleton key={line} height={line === 'head' ? '28px' : '44px'} />
      ))}
    </chakra.div>
  );
}
