import { useCallback, useEffect, useState } from 'react';

/**
 * Reads something for someone who is going to edit it, and holds it until it is replaced: what a page read earlier
 * may be outdated, and what is read again under a form would pass for what its editing began with (reading A29).
 *
 * @param load - one and the same function for as long as the same is edited
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

  /** Puts what was read since in the place of what was read. */
  const replace = useCallback((data: T) => setState({ data }), []);
  return { data: state.data, error: state.error, replace, reload };
}
