import * as v from 'valibot';

/**
 * A domain in the form that mail servers know, «xn--» for other letters than those of English, as browsers write it
 * too; undefined where there can be no such domain.
 */
export function asciiDomain(domain: string): string | undefined {
  if (isPlain.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Of English letters alone, and none of them stand for others. */
const isPlain = /^(?!(?:.*\.)?xn--)[\0-\x7F]*$/i;

/** An address with the domain that `change` gives. */
const withDomain = (address: string, change: (domain: string) => string) => {
  const at = address.lastIndexOf('@') + 1;
  return `${address.slice(0, at)}${change(address.slice(at))}`;
};

export const asciiAddress = (address: string) =>
  withDomain(address, (domain) => asciiDomain(domain) ?? domain);

/** Whether mail can be sent there; its name has to have passed `addressPattern`. */
export const isAddress = (address: string) => {
  const ascii = asciiAddress(address);
  return ascii.length <= maxEmailLength && v.RFC_EMAIL_REGEX.test(ascii);
};

/** Longest address that mail servers accept (RFC 5321). */
export const maxEmailLength = 254;

/**
 * What the mail fields of browsers take, and a dot in the domain. The domain may have any letters; the name before it
 * has those of English, as browsers and most mail servers take no others.
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

/** Node reads «xn--», which browsers do not. */
const { process }: Host = globalThis;
const url = process?.getBuiltinModule?.('node:url');

/**
 * The spelling that people read and that is stored: «peña.cl», whether a browser has handed over that or
 * «xn--pea-8ma.cl». Letters that are not Latin stay «xn--», as many of them look like Latin ones.
 *
 * In a browser, an address stays as it is until it reaches the server, unless `toUnicode` reads its domain.
 */
export const readableAddress = (address: string, toUnicode = url?.domainToUnicode) =>
  withDomain(address, (domain) => {
    if (isPlain.test(domain)) return domain;
    const ascii = asciiDomain(domain) ?? domain;
    const readable = toUnicode ? toUnicode(ascii) : domain.toLowerCase();
    return isLatin.test(readable) ? readable : ascii;
  });

const isLatin = /^[\p{Script=Latin}\p{M}\d.-]+$/u;

/** Whether two spellings are one mailbox. */
export const isSameMailbox = (one: string, other: string) => keyOf(one) === keyOf(other);

const keyOf = (address: string) => asciiAddress(address.trim().toLowerCase());
