import { secondFactorSetupFromWire } from '@portal/contract/second-factor';
import type { TestApi } from './test-api';
import { demoLogin } from './demo-login';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';

/** Simulates a phone with a clock that may be off by some seconds. */
export const createTelephone = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (secondsOff = 0) => totp.generate({ timestamp: Date.now() + secondsOff * 1_000 });
};

/** Enables the second factor like a user. */
export async function addSecondFactor(
  { app }: Pick<TestApi, 'app'>,
  headers: { authorization: string },
  password = demoLogin.password,
) {
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const { secret, recoveryCodes } = v.parse(
    secondFactorSetupFromWire,
    (await post('/api/cuenta/segundo-factor', { clave: password })).json(),
  );
  const telephone = createTelephone(secret);
  // An earlier code, because each works once and later steps need the current one.
  const answer = await post('/api/cuenta/segundo-factor/activar', { codigo: telephone(-60) });
  return { telephone, recoveryCodes, answer };
}
