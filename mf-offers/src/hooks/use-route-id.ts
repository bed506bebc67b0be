import { useParams } from '@portal/runtime';

/** The id in the page's address. What is no number is left to the server to refuse. */
export const useRouteId = () => Number(useParams().id);
