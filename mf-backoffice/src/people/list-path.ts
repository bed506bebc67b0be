import { paths } from '@portal/kit/routing/paths';
import { useLocation } from '@portal/runtime';
import * as v from 'valibot';

/** Kept in the history beside the address, so that a reload of the form does not lose it. */
const returnState = v.object({ peopleList: v.pipe(v.string(), v.startsWith(paths.people)) });

export function useReturnState(): v.InferOutput<typeof returnState> {
  const { pathname, search } = useLocation();
  return { peopleList: `${pathname}${search}` };
}

/** The page of the list from which the form was opened, else its first. */
export function useListPath() {
  const { state } = useLocation();
  const opened = v.safeParse(returnState, state);
  return opened.success ? opened.output.peopleList : paths.people;
}
