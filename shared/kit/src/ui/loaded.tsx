import type { ResourceResult } from '../query/use-resource';
import type { Elements } from './elements';
import { LoadFailure } from './load-failure';
import { Loading } from './loading';

type LoadedProps<T> = {
  of: Pick<ResourceResult<T>, 'data' | 'error' | 'reload'>;
  /** Text of the loading state; `minHeight` reserves room for the content. */
  loading: string;
  minHeight?: string | undefined;
  failure: string;
  children: (data: T) => Elements;
};

/** Renders the data of a resource, or its loading state, or its error with a retry button. */
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
