import { errorMessage } from '@portal/kit/failures/error-message';
import { useFailureAlert } from '@portal/kit/failures/use-failure-alert';
import { useResource, type Resource } from '@portal/kit/query/use-resource';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import type { ReactNode } from 'react';

type AssignedListProps<Row> = {
  of: Resource<Row[]>;
  loading: string;
  minHeight?: string;
  failure: string;
  children: (rows: readonly Row[], reload: () => Promise<void>) => ReactNode;
};

/** What an offer has already, once it is read. */
export function AssignedList<Row>({ of, failure, children, ...props }: AssignedListProps<Row>) {
  const { data, error, reload } = useResource(of);
  const text = errorMessage(error, failure);
  useFailureAlert(error, text);

  if (!data && error !== undefined) {
    return <LoadFailure error={error} text={text} onRetry={reload} />;
  }
  const { loading, ...room } = props;
  if (!data) return <Loading text={loading} {...room} />;
  return children(data, reload);
}
