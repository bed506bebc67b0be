import {
  accessTokenFromWire,
  credentialsToWire,
  webClient,
  type Credentials,
} from '@portal/contract/credentials';
import { http } from '@portal/http';
import * as v from 'valibot';

/** Asks for an access token; the web application names itself by Basic authorization (specification §7). */
export const requestToken = async (credentials: Credentials) =>
  v.parse(
    accessTokenFromWire,
    await http.post('/oauth/token', credentialsToWire(credentials), {
      auth: { username: webClient.id, password: webClient.secret },
    }),
  );
