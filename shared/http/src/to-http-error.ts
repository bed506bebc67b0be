import { contractHeader } from '@portal/contract/contract-header';
import { isInvalidToken } from '@portal/contract/message';
import { reportAccessProblem, reportUnknownCall, type AccessProblem } from '@portal/runtime';
import { isAxiosError } from 'axios';
import { isCallerHere, isTokenCall } from './authorization';
import { HttpError } from './http-error';

/** Converts an axios error and reports problems that concern the whole page. */
export async function toHttpError(
  error: unknown,
  { isOptional }: { isOptional?: boolean } = {},
): Promise<HttpError> {
  if (!isAxiosError(error)) throw error;
  const answer = error.response ?? noResponse;
  const { status, data, headers } = answer;
  noteUnknownCall(answer);
  const body = await readBody(data);
  const concernsPage = !isOptional && !isTokenCall(error.config?.url);
  const problem = concernsPage ? accessProblem(status, body) : undefined;
  // Not shown to a user of a later session.
  if (problem && isCallerHere(error.config)) reportAccessProblem(problem);
  return new HttpError({
    message: error.message,
    ...(status !== undefined && { status }),
    body,
    isHandled: problem !== undefined,
    retryAfter: secondsOf(headers['retry-after']),
  });
}

/** Ignores an HTTP date (RFC 9110 §10.2.3), because clocks differ. */
const secondsOf = (header: unknown) => {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) ? seconds : undefined;
};

type Answer = { status?: number; data?: unknown; headers: Readonly<Record<string, unknown>> };

const noResponse: Answer = { headers: {} };

function noteUnknownCall({ status, headers }: Answer) {
  if (status === 400 && headers[contractHeader] !== undefined) reportUnknownCall();
}

function accessProblem(status: number | undefined, body: unknown): AccessProblem | undefined {
  if (isInvalidToken(body)) return 'invalid-token';
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return undefined;
}

/** A call for a Blob receives its error body as a Blob too. */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
