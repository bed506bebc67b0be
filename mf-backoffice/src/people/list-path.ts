import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import * as v from 'valibot';

/** Stored in the history entry, so that a reload of the form keeps it. */
const returnState = v.object({ peopleList: v.pipe(v.string(), v.startsWith(paths.people)) });

export function useReturnState(): v.InferOutput<typeof returnState> {
  const { pathname, search } = useLocation();
  return { peopleList: `${pathname}${search}` };
}

/** Returns the page of the list from which the form was opened, or the first page. */
export function useListPath() {
  const { state } = useLocation();
  const opened = v.safeParse(returnState, state);
  return opened.success ? opened.output.peopleList : paths.people;
}
