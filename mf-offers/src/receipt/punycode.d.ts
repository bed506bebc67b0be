declare module 'punycode.js' {
  /**
   * Decodes the parts of a domain that begin with «xn--».
   * @throws {RangeError} if a part is invalid.
   */
  export function toUnicode(domain: string): string;
}
