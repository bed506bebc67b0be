import * as v from 'valibot';
import { maxTypedCodeLength, missingCodeMessage, wrongCodeMessage } from './typed-code';
import { wireObject } from './wire';

export { missingCodeMessage, wrongCodeMessage } from './typed-code';

export const recoveryCodeCount = 10;

/** Without vowels and what looks alike, so that no code spells a word or is misread. */
export const recoveryAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
/** In two halves with a hyphen: «7QK4H-M2XDB». */
export const recoveryCodeLength = 10;

/** Blanks and hyphens are for reading. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Six digits of the telephone. */
export const isTotpCode = (typed: string) => /^\d{6}$/.test(plainCode(typed));

/** What somebody types at the second step of a sign-in: a code of the telephone or one for recovery. */
export const signInCode = v.pipe(
  v.string(missingCodeMessage),
  v.nonEmpty(missingCodeMessage),
  v.maxLength(maxTypedCodeLength, wrongCodeMessage),
);

/** What somebody types to switch the second factor on: a code of the telephone. */
export const totpCode = v.pipe(
  v.string(missingCodeMessage),
  v.nonEmpty(missingCodeMessage),
  v.maxLength(maxTypedCodeLength, missingCodeMessage),
  v.regex(/^[\s-]*(?:\d[\s-]*){6}$/, missingCodeMessage),
);

/** What a telephone needs to make codes; good once the first of them was typed. */
export type SecondFactorSetup = {
  /** For the key to be typed by hand: Base32 (RFC 4648 §6). */
  secret: string;
  /** What the QR code says: an `otpauth:` address. */
  uri: string;
  /** Ten codes for recovery, each good for once. Nobody can read them again. */
  recoveryCodes: readonly string[];
};

const recoveryCodesWire = v.array(v.string());

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

export const newRecoveryCodesWire = wireObject({ codigos: recoveryCodesWire });
export const newRecoveryCodesFromWire = v.pipe(
  newRecoveryCodesWire,
  v.transform(({ codigos }): readonly string[] => codigos),
);
export const newRecoveryCodesToWire = (codes: readonly string[]) => ({ codigos: [...codes] });
