import { asOfferedFields } from './as-offered';
import { named } from './catalog-fields';
import { versionField, type Fields } from './fields';
import { offerSummaryFields } from './offer-fields';
import { maxTextLength } from './text';

export const applicantFields = {
  id: { kind: 'id', wire: 'id_aplicantes' },
  name: { kind: 'text', wire: 'nombre', label: 'Nombre', max: maxTextLength },
  email: { kind: 'email', wire: 'correo', label: 'Correo' },
} as const satisfies Fields;
/** Where an application stands. */
export const applicationStatusFields = named('id_estado_aplicante', 'estado_aplicante');

export const jobApplicationFields = {
  id: { kind: 'id', wire: 'id_aplicantes_ofertas' },
  /** What the applicant and staff name it by; servers other than ours have none. */
  code: { kind: 'text', wire: 'codigo', label: 'Código', max: 40, isOptional: true },
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  offer: { kind: 'record', wire: 'oferta', of: offerSummaryFields },
  ...asOfferedFields,
  salaryExpectation: { kind: 'number', wire: 'aspiracion_salarial', label: 'Aspiración salarial' },
  appliedAt: { kind: 'moment', wire: 'fecha_aplicacion' },
  /** File name of the CV. */
  curriculum: { kind: 'file', wire: 'path_curriculum', label: 'Currículum', isOptional: true },
  status: {
    kind: 'record',
    wire: 'estadoAplicante',
    label: 'Estado',
    of: applicationStatusFields,
  },
  /** When the person took it back; nobody changes its status from then on. */
  withdrawnAt: { kind: 'moment', wire: 'fecha_retiro', label: 'Retirada', isOptional: true },
  /** Whether the e-mail's owner has confirmed it; undefined when nobody was asked. */
  isEmailConfirmed: { kind: 'flag', wire: 'correo_confirmado', isOptional: true },
  /** Counts the changes of its status, as that of an offer does; a server without it does not check. */
  version: versionField,
} as const satisfies Fields;
