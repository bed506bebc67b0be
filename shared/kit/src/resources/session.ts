import {
  accessTokenFromWire,
  credentialsToWire,
  tokenErrorOf,
  webClient,
  type Credentials,
} from '@portal/contract/credentials';
import { currentSessionPath } from '@portal/contract/own-account-paths';
import { http, HttpError } from '@portal/http';
import * as v from 'valibot';

/**
 * Returns an access token, requested with the web application's Basic credentials (S6.08).
 * `tokenRefusal` reads the reason of a refusal.
 */
export const requestToken = async (credentials: Credentials) =>
  v.parse(
    accessTokenFromWire,
    await http.post('/oauth/token', credentialsToWire(credentials), {
      auth: { username: webClient.id, password: webClient.secret },
    }),
  );

/** Error code of a refused token; undefined if the server sends none. */
export const tokenRefusal = (error: unknown) =>
  error instanceof HttpError ? tokenErrorOf(error.body) : undefined;

/**
 * Ends a session on the server, even if the tab is closed at once. Failures are ignored: the page
 * has already forgotten the token, and the session expires by itself.
 */
export const endServerSession = (token: string) =>
  http
    .delete(currentSessionPath, { token, keepalive: true, isOptional: true })
    .then(nothing, nothing);

const nothing = () => undefined;
