/**
 * Only behind TLS: over plain HTTP the header is ignored, and on a laptop it would bind localhost.
 */
export const transportSecurity = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
