import { paths, pathTo } from './paths';

/**
 * Addresses to which only the staff's own pages and menus lead. They stand apart from `paths`, all of
 * which the shell's first script holds for everybody.
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

export const candidateDataPath = (applicantId: number) =>
  pathTo(staffPaths.candidateData, applicantId);

/** The page on which staff fill in an offer and publish it. */
export const offerManagementPath = (offerId: number) => pathTo(staffPaths.offerManagement, offerId);

/** Where a part of «Empresa» is edited, by its name on the wire. */
export const companyPartPagePath = (part: string) => pathTo(staffPaths.companyPart, part);
