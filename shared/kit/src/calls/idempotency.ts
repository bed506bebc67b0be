import type { HttpOptions } from '@portal/http';

/** A call that may be sent again: the server answers the same key with the first answer. */
export type RepeatableCall = { idempotencyKey?: string | undefined; signal?: AbortSignal };

export const repeatable = ({ idempotencyKey, signal }: RepeatableCall = {}): HttpOptions => ({
  ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
  ...(signal && { signal }),
});
