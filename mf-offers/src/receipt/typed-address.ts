import { readableAddress } from '@portal/contract/mailbox';
import { toUnicode } from 'punycode.js';

/**
 * An address as people write it: «ana@peña.cl», also where the mail field of a browser has handed over
 * «ana@xn--pea-8ma.cl».
 */
export const typedAddress = (address: string) => readableAddress(address, toUnicodeIfValid);

/** Some browsers take any letters after «xn--» for a domain; such a domain stays as it is. */
function toUnicodeIfValid(domain: string) {
  try {
    return toUnicode(domain);
  } catch {
    return domain;
  }
}
