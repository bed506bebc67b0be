import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';

/** What waits at each place of the staff's bar. */
const pendingWorkFields = {
  openOffers: { kind: 'integer', wire: 'ofertas_abiertas' },
  /** Applications whose status nobody has changed yet. */
  unreviewed: { kind: 'integer', wire: 'sin_revisar' },
  /** Requests that nobody has dealt with yet. */
  contactRequests: { kind: 'integer', wire: 'solicitudes_contacto' },
  privacyRequests: { kind: 'integer', wire: 'solicitudes_privacidad' },
  /** Parts of «Empresa» that nobody has confirmed yet. */
  companyExamples: { kind: 'integer', wire: 'empresa_sin_confirmar' },
} as const satisfies Fields;
export type PendingWork = RecordOf<typeof pendingWorkFields>;

export const pendingWorkWire = answerSchema(pendingWorkFields);
export const pendingWorkFromWire = fromWire(pendingWorkFields);
export const pendingWorkToWire = toWire(pendingWorkFields);
