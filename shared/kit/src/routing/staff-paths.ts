import { paths, pathTo } from './paths';

/**
 * Paths that only pages and menus of the staff link to. Separate from `paths`, which is in the
 * shell's first script for everyone.
 */
export const staffPaths = {
  requests: '/modulo-principal/solicitudes',
  contactRequests: '/modulo-principal/solicitudes-contacto',
  privacyRequests: '/modulo-principal/solicitudes-privacidad',
  candidateData: '/modulo-principal/candidatos-aplicantes/datos/:id',
  duplicates: '/modulo-principal/candidatos-aplicantes/duplicados',
  retention: '/modulo-principal/conservacion-datos',
  applicationStatuses: '/modulo-principal/estados-postulacion',
  offerManagement: '/modulo-principal/ofertas-laborales/oferta/:id',
  accounts: '/modulo-principal/cuentas',
  company: '/modulo-principal/empresa',
  companyPart: '/modulo-principal/empresa/:part',
  ownAccount: paths.ownAccount,
  forgottenPassword: '/cuenta/olvide',
} as const;

/** Path of the page with all stored data of a candidate. */
export const candidateDataPath = (applicantId: number) =>
  pathTo(staffPaths.candidateData, applicantId);

/** Page for editing and publishing an offer. */
export const offerManagementPath = (offerId: number) => pathTo(staffPaths.offerManagement, offerId);

/** Page for editing a part of «Empresa», by its name on the wire. */
export const companyPartPagePath = (part: string) => pathTo(staffPaths.companyPart, part);
