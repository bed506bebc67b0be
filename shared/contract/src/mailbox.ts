import * as v from 'valibot';

/**
 * Domain in ASCII, with «xn--» for other letters, as mail servers and browsers write it. Undefined
 * for an invalid domain.
 */
export function asciiDomain(domain: string): string | undefined {
  if (isPlain.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** ASCII only, without «xn--». */
const isPlain = /^(?!(?:.*\.)?xn--)[\0-\x7F]*$/i;

/** Replaces the domain of an address. */
const withDomain = (address: string, change: (domain: string) => string) => {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${change(address.slice(at))}`;
};

/** Returns the address with its domain in ASCII. Keeps an invalid domain unchanged. */
export const asciiAddress = (address: string) =>
  withDomain(address, (domain) => asciiDomain(domain) ?? domain);

/**
 * True if mail can be sent to the address. The part before «@» must have matched `addressPattern`
 * before.
 */
export const isAddress = (address: string) => {
  const ascii = asciiAddress(address);
  return ascii.length <= maxEmailLength && v.RFC_EMAIL_REGEX.test(ascii);
};

/** Longest address that mail servers accept, in characters (RFC 5321). */
export const maxEmailLength = 254;

/**
 * Accepts the addresses of browsers' e-mail fields, with a dot in the domain. The domain may have
 * any letters. The part before «@» is ASCII, because browsers and most mail servers accept nothing
 * else.
 */
export const addressPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?!-|.*\.-|.*-\.)[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]{2,}$/u;

type Host = {
  process?: {
    getBuiltinModule?: (
      name: string,
    ) => { domainToUnicode: (domain: string) => string } | undefined;
  };
};

/** Node can decode «xn--», browsers cannot. */
const { process }: Host = globalThis;
const url = process?.getBuiltinModule?.('node:url');

/**
 * Readable spelling of an address, as it is stored: «peña.cl» for both «peña.cl» and
 * «xn--pea-8ma.cl». Domains with other than Latin letters keep «xn--», because many such letters
 * look like Latin ones.
 *
 * Browsers cannot decode «xn--» and keep the spelling until the address reaches the server, unless
 * `toUnicode` is given.
 */
export const readableAddress = (address: string, toUnicode = url?.domainToUnicode) =>
  withDomain(address, (domain) => {
    if (isPlain.test(domain)) return domain;
    const ascii = asciiDomain(domain) ?? domain;
    const readable = toUnicode ? toUnicode(ascii) : domain.toLowerCase();
    return isLatin.test(readable) ? readable : ascii;
  });

const isLatin = /^[\p{Script=Latin}\p{M}\d.-]+$/u;

/** True if two spellings are the same mailbox. */
export const isSameMailbox = (one: string, other: string) => keyOf(one) === keyOf(other);

const keyOf = (address: string) => asciiAddress(address.trim().toLowerCase());
