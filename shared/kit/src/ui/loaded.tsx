import type { ResourceResult } from '../query/use-resource';
import type { Elements } from './elements';
import { LoadFailure } from './load-failure';
import { Loading } from './loading';

type LoadedProps<T> = {
  of: Pick<ResourceResult<T>, 'data' | 'error' | 'reload'>;
  /** What is said, and how much room is kept, while it is on its way. */
  loading: string;
  minHeight?: string | undefined;
  failure: string;
  children: (data: T) => Elements;
};

/** What has been read; before it is there, that it is on its way or could not be had. */
export function Loaded<T>({
  of: { data, error, reload },
  failure,
  children,
  ...way
}: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== undefined) return <LoadFailure error={error} text={failure} onRetry={reload} />;
  return <Loading text={way.loading} minHeight={way.minHeight} />;
}
