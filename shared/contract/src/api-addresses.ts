/** Where the public keys are that tokens can be checked with (RFC 7517). */
export const keysPath = '/.well-known/jwks.json';

/** Below these the API answers; the site passes them on, and has all others itself. */
export const apiAddresses = ['/api', '/oauth', keysPath] as const;
