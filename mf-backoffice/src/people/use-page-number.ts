import { useParams } from '@portal/runtime';

/** The page in the address, counting from 0; undefined when the address holds something else. */
export function usePageNumber() {
  const { page = '0' } = useParams();
  return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}
