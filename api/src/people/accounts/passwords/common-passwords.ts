import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that half the world uses, in small letters. It is large: load it when it is first needed. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
