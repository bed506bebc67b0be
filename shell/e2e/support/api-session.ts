import type { APIRequestContext } from '@playwright/test';
import { accessTokenFromWire, credentialsToWire, webClient } from '@portal/contract/credentials';
import * as v from 'valibot';

const password = 'Puente2026';
const client = Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64');

export type DemoUser = 'admin' | 'usuario';

/** A demo user with a session at the API, without a page. */
export class ApiSession {
  readonly token: string;
  readonly request: APIRequestContext;

  private constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.token = token;
  }

  static signIn(request: APIRequestContext, username: DemoUser = 'admin') {
    return ApiSession.signInWith(request, { username, password });
  }

  static async signInWith(
    request: APIRequestContext,
    { username, password: secret }: { username: string; password: string },
  ) {
    const answer = await request.post('/oauth/token', {
      headers: {
        authorization: `Basic ${client}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      data: credentialsToWire({ username, password: secret }).toString(),
    });
    return new ApiSession(request, v.parse(accessTokenFromWire, await answer.json()));
  }

  /** Returns the JSON of the answer; a refusal fails the test. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) {
    const answer = await this.fetch(method, path, data);
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  readonly fetch = (method: string, path: string, data?: unknown) =>
    this.request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data !== undefined && { data }),
    });
}
