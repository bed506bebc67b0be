import { offerSnapshotFields } from './offer-snapshot';
import { named } from './catalog-fields';
import { versionField, type Fields } from './fields';
import { offerSummaryFields } from './offer-fields';
import { maxTextLength } from './text';

/** Fields of an applicant (specification §3). */
export const applicantFields = {
  id: { kind: 'id', wire: 'id_aplicantes' },
  name: { kind: 'text', wire: 'nombre', label: 'Nombre', max: maxTextLength },
  email: { kind: 'email', wire: 'correo', label: 'Correo' },
} as const satisfies Fields;
/** Status of a job application. */
export const applicationStatusFields = named('id_estado_aplicante', 'estado_aplicante');

/** Fields of a job application (specification §3). */
export const jobApplicationFields = {
  id: { kind: 'id', wire: 'id_aplicantes_ofertas' },
  /**
   * Code of the job application for applicants and staff; undefined from servers other than ours.
   */
  code: { kind: 'text', wire: 'codigo', label: 'Código', max: 40, isOptional: true },
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  offer: { kind: 'record', wire: 'oferta', of: offerSummaryFields },
  ...offerSnapshotFields,
  salaryExpectation: { kind: 'number', wire: 'aspiracion_salarial', label: 'Aspiración salarial' },
  appliedAt: { kind: 'moment', wire: 'fecha_aplicacion' },
  curriculum: { kind: 'file', wire: 'path_curriculum', label: 'Currículum', isOptional: true },
  status: {
    kind: 'record',
    wire: 'estadoAplicante',
    label: 'Estado',
    of: applicationStatusFields,
  },
  /** Time of the applicant's withdrawal. The status cannot change afterwards. */
  withdrawnAt: { kind: 'moment', wire: 'fecha_retiro', label: 'Retirada', isOptional: true },
  /**
   * True if the owner of the e-mail has confirmed it; undefined if no confirmation was requested.
   */
  isEmailConfirmed: { kind: 'flag', wire: 'correo_confirmado', isOptional: true },
  /** Number of status changes. A server that omits it does not detect concurrent changes. */
  version: versionField,
} as const satisfies Fields;
