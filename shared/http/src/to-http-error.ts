import { contractHeader } from '@portal/contract/contract-header';
import { isInvalidToken } from '@portal/contract/message';
import { reportAccessProblem, reportUnknownCall, type AccessProblem } from '@portal/runtime';
import { isAxiosError } from 'axios';
import { isCallerHere, isTokenCall } from './authorization';
import { HttpError } from './http-error';

/** Turns axios' error into ours and reports what concerns the whole page. */
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
  // Whoever has come since is told nothing of it.
  if (problem && isCallerHere(error.config)) reportAccessProblem(problem);
  return new HttpError({
    message: error.message,
    ...(status !== undefined && { status }),
    body,
    isHandled: problem !== undefined,
    retryAfter: secondsOf(headers['retry-after']),
  });
}

/** A date in its place (RFC 9110 §10.2.3) says nothing where clocks differ. */
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

/** A call for a file gets its error as a file too. */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
