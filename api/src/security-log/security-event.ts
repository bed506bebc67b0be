/** Something that whoever watches over the service should be able to find again (ASVS 5, V16.3). */
export type SecurityEvent = {
  readonly event: EventName;
  /** What became of the attempt. */
  readonly outcome: 'accepted' | 'refused' | 'failed';
};

type EventName =
  | 'sign-in'
  | 'authentication'
  | 'authorization'
  | 'proof-of-e-mail'
  | 'limit'
  | 'input'
  | 'method'
  | 'fault';

const refusals: Readonly<Record<number, EventName>> = {
  400: 'input',
  401: 'authentication',
  403: 'authorization',
  405: 'method',
  413: 'input',
  415: 'input',
  422: 'input',
  428: 'proof-of-e-mail',
  429: 'limit',
};

const signInRoute = '/oauth/token';

/** What an answer tells about security, by the pattern of its route; undefined for most. */
export function securityEventOf(route: string, status: number): SecurityEvent | undefined {
  if (status >= 500) return { event: 'fault', outcome: 'failed' };
  if (route === signInRoute) {
    return { event: 'sign-in', outcome: status === 200 ? 'accepted' : 'refused' };
  }
  const event = refusals[status];
  return event && { event, outcome: 'refused' };
}
