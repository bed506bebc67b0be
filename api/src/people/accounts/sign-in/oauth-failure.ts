import { tokenErrorToWire, type TokenErrorCode } from '@portal/contract/token-request';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../../platform/problem/problem';
import { sendJson } from '../../../platform/http/send-json';

type Options = { status?: number; headers?: Record<string, string> };

/** RFC 6749 §5.2, which requires an ASCII description, hence no accents. */
export class OAuthFailure extends Problem {
  constructor(code: TokenErrorCode, description: string, { status = 400, headers }: Options = {}) {
    super(status, description, { code, ...(headers && { headers }) });
  }
}

/** Gives other errors of the token endpoint the same shape. */
export function sendOAuthFailure(reply: FastifyReply, { status, message, details }: Problem) {
  const failure = tokenErrorToWire(details.code ?? codeOf(status), toAscii(message));
  const headers = { 'cache-control': 'no-store', pragma: 'no-cache', ...details.headers };
  return sendJson(reply.code(status).headers(headers), failure);
}

function codeOf(status: number): TokenErrorCode {
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

const toAscii = (text: string) => text.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '');
