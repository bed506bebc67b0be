import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';

const pendingWorkFields = {
  openOffers: { kind: 'integer', wire: 'ofertas_abiertas' },
  /** Job applications that still have their initial status. */
  unreviewed: { kind: 'integer', wire: 'sin_revisar' },
  /** Contact requests that are not handled yet. */
  contactRequests: { kind: 'integer', wire: 'solicitudes_contacto' },
  privacyRequests: { kind: 'integer', wire: 'solicitudes_privacidad' },
  /** Parts of «Empresa» that are not confirmed yet. */
  companyExamples: { kind: 'integer', wire: 'empresa_sin_confirmar' },
} as const satisfies Fields;
/** Counters of waiting work for the staff's bar. */
export type PendingWork = RecordOf<typeof pendingWorkFields>;

/** Answer of GET /api/resumen/pendientes. */
export const pendingWorkWire = answerSchema(pendingWorkFields);
export const pendingWorkFromWire = fromWire(pendingWorkFields);
export const pendingWorkToWire = toWire(pendingWorkFields);
