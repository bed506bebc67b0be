import { addressOf } from '@portal/kit/paging/use-address-query';
import { peoplePagePath } from '@portal/kit/routing/paths';
import { useLocation, useNavigate, useSearchParams } from '@portal/runtime';
import { usePageNumber } from './use-page-number';

const textParam = 'buscar';

/** Query of the list of people, from the address. The page is undefined if it is not a number. */
export function usePeopleQuery() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = useSearchParams()[0].get(textParam) ?? '';
  const number = usePageNumber();
  const searchOf = (wanted: string) => {
    const search = addressOf([[textParam, wanted]]).toString();
    return search && `?${search}`;
  };

  return {
    number,
    text,
    pathToPage: (page: number) => `${peoplePagePath(page)}${searchOf(text)}`,
    /** Returns to the first page and replaces the history entry. */
    search: (wanted: string) => {
      const first = number === 0 ? pathname : peoplePagePath(0);
      void navigate(`${first}${searchOf(wanted)}`, { replace: true });
    },
  };
}
