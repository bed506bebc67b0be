import type { Problem } from '../problem/problem';

/** What is told of; the table in api/README.md says what each of them means. */
export type SecurityEvent =
  | {
      event: 'sign-in';
      outcome: 'ok' | 'wrong' | 'slowed' | 'limited' | 'code-asked' | 'wrong-code';
      /** As it was typed; only its hash is written. */
      name: string;
      user?: number | undefined;
    }
  | {
      event: 'account';
      outcome: AccountOutcome;
      /** The person whose account it is, unless nobody is known yet. */
      of: number | undefined;
    }
  | { event: 'access'; outcome: 'bad-client' | 'no-token' | 'bad-token' | 'missing-right' }
  | { event: 'submission' | 'limit'; outcome: 'refused' }
  /** The outcome is the status; it is counted only. */
  | { event: 'input'; outcome: string }
  | { event: 'fault'; outcome: 'unexpected' };

/** What somebody did to an account: their own, or another's. */
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

/** What a refusal tells those who watch over the service; undefined where it tells nothing. */
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
