import { useParams } from '@portal/runtime';

/** Zero-based page number of the address; undefined if it is not a number. */
export function usePageNumber() {
  const { page = '0' } = useParams();
  return /^\d{1,9}$/.test(page) ? Number(page) : undefined;
}
