import type { Problem } from '../problem/problem';

export type SecurityEvent =
  | {
      event: 'sign-in';
      outcome: 'ok' | 'wrong' | 'slowed' | 'limited' | 'code-asked' | 'wrong-code';
      /** As typed; only its hash is logged. */
      name: string;
      user?: number | undefined;
    }
  | {
      event: 'account';
      outcome: AccountOutcome;
      /** The account's person; undefined while there is none. */
      of: number | undefined;
    }
  | { event: 'access'; outcome: 'bad-client' | 'no-token' | 'bad-token' | 'missing-right' }
  | { event: 'submission' | 'limit'; outcome: 'refused' }
  /** The outcome is the status; only counted. */
  | { event: 'input'; outcome: string }
  | { event: 'fault'; outcome: 'unexpected' };

/** By the user or an administrator. */
export type AccountOutcome =
  | 'invited'
  | 'link'
  | 'link-asked'
  | 'created'
  | 'password'
  | 'reset'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes'
  | 'role'
  | 'disabled'
  | 'enabled'
  | 'deleted'
  | 'sessions-ended'
  | 'signed-out';

/** Returns undefined if the refusal is irrelevant for security. */
export function eventOf({ status, details }: Problem): SecurityEvent | undefined {
  if (status === 401)
    return { event: 'access', outcome: outcomes.get(details.code ?? '') ?? 'no-token' };
  if (inputStatuses.has(status)) return { event: 'input', outcome: String(status) };
  return others[status];
}

const outcomes = new Map<string, 'bad-client' | 'bad-token'>([
  ['invalid_client', 'bad-client'],
  ['invalid_token', 'bad-token'],
]);

const inputStatuses: ReadonlySet<number> = new Set([400, 408, 413, 414, 415, 417, 422, 431]);

const others: Readonly<Record<number, SecurityEvent>> = {
  403: { event: 'access', outcome: 'missing-right' },
  428: { event: 'submission', outcome: 'refused' },
  429: { event: 'limit', outcome: 'refused' },
  500: { event: 'fault', outcome: 'unexpected' },
};
