import * as v from 'valibot';
import { maxTypedCodeLength, missingCodeMessage, wrongCodeMessage } from './typed-code';
import { wireObject } from './wire';

export { missingCodeMessage, wrongCodeMessage } from './typed-code';

/** Number of recovery codes that an account receives. */
export const recoveryCodeCount = 10;

/** No vowels and no similar characters, so that codes form no words and are not misread. */
export const recoveryAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** Length in characters, without the hyphen in the middle: «7QK4H-M2XDB». */
export const recoveryCodeLength = 10;

/** Removes the blanks and hyphens of a typed code. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** True for the six digits of an authenticator app. */
export const isTotpCode = (typed: string) => /^\d{6}$/.test(plainCode(typed));

/** Code for the second step of signing in: of the authenticator app, or a recovery code. */
export const signInCode = v.pipe(
  v.string(missingCodeMessage),
  v.nonEmpty(missingCodeMessage),
  v.maxLength(maxTypedCodeLength, wrongCodeMessage),
);

/** Code for activating the second factor: six digits of the authenticator app. */
export const totpCode = v.pipe(
  v.string(missingCodeMessage),
  v.nonEmpty(missingCodeMessage),
  v.maxLength(maxTypedCodeLength, missingCodeMessage),
  v.regex(/^[\s-]*(?:\d[\s-]*){6}$/, missingCodeMessage),
);

/** Data for the authenticator app. Valid once its first code has been entered. */
export type SecondFactorSetup = {
  /** Key for manual entry, in Base32 (RFC 4648 §6). */
  secret: string;
  /** `otpauth:` address for the QR code. */
  uri: string;
  /** Ten single-use recovery codes, shown only here. */
  recoveryCodes: readonly string[];
};

const recoveryCodesWire = v.array(v.string());

/** Answer of POST /api/cuenta/segundo-factor. */
export const secondFactorSetupWire = wireObject({
  clave_secreta: v.string(),
  uri: v.string(),
  codigos: recoveryCodesWire,
});

export const secondFactorSetupFromWire = v.pipe(
  secondFactorSetupWire,
  v.transform((wire): SecondFactorSetup => ({
    secret: wire.clave_secreta,
    uri: wire.uri,
    recoveryCodes: wire.codigos,
  })),
);

export const secondFactorSetupToWire = ({ secret, uri, recoveryCodes }: SecondFactorSetup) => ({
  clave_secreta: secret,
  uri,
  codigos: [...recoveryCodes],
});

/** Answer of POST /api/cuenta/segundo-factor/codigos. */
export const newRecoveryCodesWire = wireObject({ codigos: recoveryCodesWire });
export const newRecoveryCodesFromWire = v.pipe(
  newRecoveryCodesWire,
  v.transform(({ codigos }): readonly string[] => codigos),
);
export const newRecoveryCodesToWire = (codes: readonly string[]) => ({ codigos: [...codes] });
