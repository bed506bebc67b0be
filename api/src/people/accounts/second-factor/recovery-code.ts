import { randomInt } from 'node:crypto';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '@portal/contract/second-factor';

const createCode = () =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  )
    .join('')
    .replace(/^.{5}/, '$&-');

export const createRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, createCode);
