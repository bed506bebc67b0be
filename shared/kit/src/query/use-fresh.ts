import { useCallback, useEffect, useState } from 'react';

/**
 * Loads data for editing and holds them until they are replaced. Cached data may be outdated, and a
 * reload during editing would hide concurrent changes (reading A29).
 *
 * @param load - must be the same function while the same record is edited
 */
export function useFresh<T>(load: () => Promise<T>) {
  const [state, setState] = useState<{ data?: T; error?: unknown }>({});

  const read = useCallback(
    () =>
      load().then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      ),
    [load],
  );

  useEffect(() => {
    let isWanted = true;
    void read().then((result) => isWanted && setState(result));
    return () => {
      isWanted = false;
    };
  }, [read]);

  const reload = useCallback(async () => {
    setState({});
    setState(await read());
  }, [read]);

  /** Replaces the held data by newer ones. */
  const replace = useCallback((data: T) => setState({ data }), []);
  return { data: state.data, error: state.error, replace, reload };
}
