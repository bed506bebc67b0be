declare module 'punycode.js' {
  /** Reads the parts of a domain that begin with «xn--». Throws a RangeError of those that cannot be read. */
  export function toUnicode(domain: string): string;
}
