import {
  isTotpCode,
  plainCode,
  recoveryCodeLength,
  type SecondFactorSetup,
} from '@portal/contract/second-factor';
import type { Platform } from '../../../platform/platform';
import type { Passwords } from '../passwords/passwords';
import { createRecoveryCodes } from './recovery-code';
import { encryptText, decryptText } from './secret-box';
import {
  findSecondFactor,
  savePendingFactor,
  readCodeHashes,
  consumeRecoveryCode,
  consumeTimeStep,
} from './second-factor-repository';
import { createTotpSecret, stepOfCode, totpAddress } from './totp';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** `sender` is the address that the code is sent from. */
type Owner = { userId: number; sender: string };

/** Secrets are encrypted with a key derived from the token key. */
export function createSecondFactors(
  { db, key, readCompany }: Pick<Platform, 'db' | 'key' | 'readCompany'>,
  passwords: Passwords,
) {
  const secretKey = key.derive('second factors');

  /** Ignores hyphens and case. */
  const hashCodes = (codes: readonly string[], sender: string) =>
    Promise.all(codes.map((code) => passwords.hash({ password: plainCode(code), sender })));

  async function newCodes({ sender }: Pick<Owner, 'sender'>) {
    const codes = createRecoveryCodes();
    return { codes, codeHashes: await hashCodes(codes, sender) };
  }

  async function isNewTotpCode(secret: string, { userId }: Owner, code: string) {
    const opened = decryptText(secret, secretKey);
    const step = opened === undefined ? undefined : stepOfCode(opened, code);
    return step !== undefined && consumeTimeStep(db, userId, step);
  }

  async function isRecoveryCode({ userId, sender }: Owner, code: string) {
    const password = plainCode(code);
    if (password.length !== recoveryCodeLength) return false;
    for (const codeHash of await readCodeHashes(db, userId)) {
      if (await passwords.check(codeHash, { password, sender })) {
        return consumeRecoveryCode(db, userId, codeHash);
      }
    }
    return false;
  }

  return {
    /** Begins the setup. The first correct code enables the factor. */
    async begin({ userId, sender }: Owner, username: string): Promise<SecondFactorSetup> {
      const secret = createTotpSecret();
      const { codes: recoveryCodes, codeHashes } = await newCodes({ sender });
      await db.transaction().execute((transaction) =>
        savePendingFactor(transaction, {
          userId,
          secret: encryptText(secret, secretKey),
          codeHashes,
        }),
      );
      const { name: company } = await readCompany();
      return { secret, uri: totpAddress(secret, { company, username }), recoveryCodes };
    },

    /** Checks a code of a factor that is being set up. */
    async isFirstCode(owner: Owner, code: string): Promise<boolean> {
      const factor = await findSecondFactor(db, owner.userId);
      return factor?.confirmedAt === null && (await isNewTotpCode(factor.secret, owner, code));
    },

    /** Checks a code, which works once. */
    async isRight(owner: Owner, code: string): Promise<boolean> {
      const factor = await findSecondFactor(db, owner.userId);
      if (!factor?.confirmedAt) return false;
      return isTotpCode(code)
        ? isNewTotpCode(factor.secret, owner, code)
        : isRecoveryCode(owner, code);
    },

    /** Ten recovery codes and their hashes. The codes cannot be read again. */
    newCodes,
  };
}
