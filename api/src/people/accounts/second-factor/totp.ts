import { plainCode } from '@portal/contract/second-factor';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Accepted codes before and after the current one: a clock may be off by a minute. */
const stepsOff = 2;

export const createTotpSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, whose: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...whose, secret: Secret.fromBase32(secret), period, digits: 6 });

type Whose = { company: string; username: string };

/** Returns the `otpauth:` URI of the QR code, which separates company and user name by a colon. */
export const totpAddress = (secret: string, { company, username }: Whose) =>
  totpOf(secret, { issuer: company.replace(/\s*:\s*/g, ' '), label: username }).toString();

/** Returns undefined if the code belongs to no step nearby. */
export function stepOfCode(secret: string, typed: string, now = Date.now()): number | undefined {
  const off = totpOf(secret).validate({
    token: plainCode(typed),
    timestamp: now,
    window: stepsOff,
  });
  return off === null ? undefined : Math.floor(now / 1000 / period) + off;
}
