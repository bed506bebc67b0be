import { plainCode } from '@portal/contract/second-factor';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Codes before and after the present one, so that a clock may be off by a minute. */
const stepsOff = 2;

export const createTotpSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, whose: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...whose, secret: Secret.fromBase32(secret), period, digits: 6 });

type Whose = { company: string; username: string };

/** What the QR code says (the `otpauth:` address of the usual applications), which parts both names by a colon. */
export const totpAddress = (secret: string, { company, username }: Whose) =>
  totpOf(secret, { issuer: company.replace(/\s*:\s*/g, ' '), label: username }).toString();

/** The step of time that a code belongs to; undefined when it is of none that is near. */
export function stepOfCode(secret: string, typed: string, now = Date.now()): number | undefined {
  const off = totpOf(secret).validate({
    token: plainCode(typed),
    timestamp: now,
    window: stepsOff,
  });
  return off === null ? undefined : Math.floor(now / 1000 / period) + off;
}
