import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';

/** Number of job applications to each offer that has any. */
export const applicantCountsPath = '/api/aplicantes_ofertas/por_oferta';

const applicantCountFields = {
  offerId: { kind: 'id', wire: 'id_oferta' },
  total: { kind: 'integer', wire: 'total' },
} as const satisfies Fields;
/** Number of job applications to one offer. */
export type ApplicantCount = RecordOf<typeof applicantCountFields>;

/** Item of GET /api/aplicantes_ofertas/por_oferta. */
export const applicantCountWire = answerSchema(applicantCountFields);
export const applicantCountFromWire = fromWire(applicantCountFields);
export const applicantCountToWire = toWire(applicantCountFields);
