/** Only behind TLS: on plain http it is void, and on a laptop it would bind localhost. */
export const transportSecurity = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
