/** Path of the public keys for verifying tokens (JSON Web Key Set, RFC 7517). */
export const keysPath = '/.well-known/jwks.json';

/** Path prefixes of the API. The site forwards them and serves all other paths itself. */
export const apiAddresses = ['/api', '/oauth', keysPath] as const;
