import { isInvalidToken } from '@portal/contract/message';
import axios, { isAxiosError, type AxiosAdapter, type AxiosRequestConfig } from 'axios';
import { authorize, bearer, isRenewed } from './authorization';
import { toHttpError } from './to-http-error';

/** Options of a call of `http`. */
export type HttpOptions = {
  /**
   * Additional request headers. With `Authorization`, the client does not add the session's token.
   */
  headers?: Record<string, string>;
  /** Aborts the call, which then rejects with an `HttpError` without a status. */
  signal?: AbortSignal | undefined;
  /** Basic authorization, for the token endpoint. */
  auth?: { username: string; password: string };
  /** Reads the body as a `Blob` instead of JSON or text. */
  responseType?: 'blob';
  /** Token of an ended session, for a single attempt. */
  token?: string;
  /** The call survives closing the page; all such calls together may send 64 KB. */
  keepalive?: boolean;
  /** Upload progress in per cent, 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  /** The page works without the response, so a refusal is not reported. */
  isOptional?: boolean;
  /** Receives a function that reads a response header by its lower-case name. */
  onAnswer?: (header: (name: string) => unknown) => void;
};

const client = axios.create();
client.interceptors.request.use(authorize);

/** Sets the base URL and the adapter; used by the renderer on the server. */
export const configureHttp = (defaults: { baseURL?: string; adapter?: AxiosAdapter }) =>
  void Object.assign(client.defaults, defaults);

/**
 * The page's only HTTP client. Calls resolve with the response body, which is `unknown` until a
 * contract schema has parsed it.
 *
 * @throws HttpError if the server refuses the call or does not answer
 */
export const http = {
  get: (url: string, options?: HttpOptions) => send({ method: 'get', url }, options),
  post: (url: string, data: unknown, options?: HttpOptions) =>
    send({ method: 'post', url, data }, options),
  put: (url: string, data: unknown, options?: HttpOptions) =>
    send({ method: 'put', url, data }, options),
  delete: (url: string, options?: HttpOptions) => send({ method: 'delete', url }, options),
};

/** Repeats a refused save after the user has signed in again. */
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
