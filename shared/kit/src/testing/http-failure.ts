import { HttpError } from '@portal/http';

/** Error of a refused call. */
export const httpFailure = (status: number, body: unknown = {}) =>
  new HttpError({ message: `Status ${status}`, status, body });

/** Error of a call without an answer. */
export const lostConnection = () => new HttpError({ message: 'Network Error' });
