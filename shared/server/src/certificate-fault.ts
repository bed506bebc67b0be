import { errorCode } from './error-code';

/** Error codes of Node's TLS with part of a Spanish sentence. */
const faults: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'su certificado no vale en la fecha de este equipo'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'su certificado es de otro nombre'],
  [/^(CERT_REVOKED|CERT_REJECTED)$/, 'su certificado fue revocado o rechazado'],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|INVALID_)/,
    'este equipo no reconoce la autoridad que firmó su certificado',
  ],
];

/** Describes a certificate error in Spanish; undefined for other errors. */
export function certificateFault(error: unknown): string | undefined {
  const code = String(errorCode(error));
  return faults.find(([codes]) => codes.test(code))?.[1];
}
