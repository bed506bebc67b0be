import { HttpError } from '@portal/http';

/** The error of a call that the server refused with a body. */
export const httpFailure = (status: number, body: unknown = {}) =>
  new HttpError({ message: `Status ${status}`, status, body });

/** The error of a call that nobody answered. */
export const lostConnection = () => new HttpError({ message: 'Network Error' });
