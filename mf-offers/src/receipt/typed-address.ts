import { readableAddress } from '@portal/contract/mailbox';
import { toUnicode } from 'punycode.js';

/** Address in readable form: «ana@peña.cl», even if the browser returns «ana@xn--pea-8ma.cl». */
export const typedAddress = (address: string) => readableAddress(address, toUnicodeIfValid);

/** Some browsers accept invalid text after «xn--»; such a domain stays unchanged. */
function toUnicodeIfValid(domain: string) {
  try {
    return toUnicode(domain);
  } catch {
    return domain;
  }
}
