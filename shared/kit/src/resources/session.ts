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

/** Asks for an access token; the web application names itself by Basic authorization (specification §7). */
export const requestToken = async (credentials: Credentials) =>
  v.parse(
    accessTokenFromWire,
    await http.post('/oauth/token', credentialsToWire(credentials), {
      auth: { username: webClient.id, password: webClient.secret },
    }),
  );

/** Why no token was given; undefined where the server does not say. */
export const tokenRefusal = (error: unknown) =>
  error instanceof HttpError ? tokenErrorOf(error.body) : undefined;

/**
 * Ends a session on the server too, though the tab is closed at once. The page has forgotten it by then, so
 * nobody is told of a failure: a session that nobody can use ends in time by itself.
 */
export const endServerSession = (token: string) =>
  http
    .delete(currentSessionPath, { token, keepalive: true, isOptional: true })
    .then(nothing, nothing);

const nothing = () => undefined;
