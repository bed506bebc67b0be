import { isInvalidToken } from '@portal/contract/message';
import axios, { isAxiosError, type AxiosAdapter, type AxiosRequestConfig } from 'axios';
import { authorize, bearer, isRenewed } from './authorization';
import { toHttpError } from './to-http-error';

export type HttpOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Basic authorization, for the token endpoint. */
  auth?: { username: string; password: string };
  responseType?: 'blob';
  /** Of a session that is over for the page, in place of the page's own; such a call is made once. */
  token?: string;
  /** The call goes on though the page is closed; all of them together may hold 64 KB. */
  keepalive?: boolean;
  /** Per cent of the body sent so far, 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  /** A refusal concerns whoever asked alone: the page can do without the answer, and nobody is told. */
  isOptional?: boolean;
  /** Reads a header of the answer, by its name in small letters. */
  onAnswer?: (header: (name: string) => unknown) => void;
};

const client = axios.create();
client.interceptors.request.use(authorize);

/** Sets where calls go and what carries them; for the renderer on the server. */
export const configureHttp = (defaults: { baseURL?: string; adapter?: AxiosAdapter }) =>
  void Object.assign(client.defaults, defaults);

/** The one HTTP client of the page. Answers are unknown until a schema of the contract has read them. */
export const http = {
  get: (url: string, options?: HttpOptions) => send({ method: 'get', url }, options),
  post: (url: string, data: unknown, options?: HttpOptions) =>
    send({ method: 'post', url, data }, options),
  put: (url: string, data: unknown, options?: HttpOptions) =>
    send({ method: 'put', url, data }, options),
  delete: (url: string, options?: HttpOptions) => send({ method: 'delete', url }, options),
};

/** What the server refuses to save because the session is over is sent again when the user has signed in again. */
async function send(request: AxiosRequestConfig, options?: HttpOptions): Promise<unknown> {
  try {
    return await call(request, options);
  } catch (error) {
    if (options?.token === undefined && (await canBeSentAgain(error))) {
      return send(request, options);
    }
    throw await toHttpError(error, options);
  }
}

async function canBeSentAgain(error: unknown) {
  if (!isAxiosError(error) || !error.config || !error.response) return false;
  const { status, data } = error.response;
  return (status === 401 || isInvalidToken(data)) && isRenewed(error.config);
}

async function call(request: AxiosRequestConfig, options: HttpOptions = {}) {
  const { onProgress, onAnswer, isOptional: _isOptional, ...given } = options;
  const { signal, token, keepalive, ...rest } = given;
  const response = await client.request<unknown>({
    ...request,
    ...rest,
    ...(signal && { signal }),
    ...(token !== undefined && { headers: { ...rest.headers, Authorization: bearer(token) } }),
    ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
    ...(onProgress && {
      onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
    }),
  });
  onAnswer?.((name) => response.headers[name]);
  return response.data;
}
