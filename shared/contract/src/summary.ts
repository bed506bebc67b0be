import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicationStatusFields } from './job-application-fields';

const statusSummaryFields = {
  status: { kind: 'record', wire: 'estadoAplicante', of: applicationStatusFields },
  count: { kind: 'integer', wire: 'cantidad' },
  meanDays: { kind: 'number', wire: 'dias_promedio' },
  longestDays: { kind: 'integer', wire: 'dias_maximo' },
} as const satisfies Fields;
/** Number of job applications in a status, and their days in it. */
export type StatusSummary = RecordOf<typeof statusSummaryFields>;

const daySummaryFields = {
  day: { kind: 'day', wire: 'dia' },
  received: { kind: 'integer', wire: 'recibidas' },
  /** Job applications with a status changed by staff. */
  reviewed: { kind: 'integer', wire: 'revisadas' },
} as const satisfies Fields;
/** Job applications of one day: received, and reviewed by staff. */
export type DaySummary = RecordOf<typeof daySummaryFields>;

/** Number of days with separate figures. */
export const summaryDays = 14;

const summaryFields = {
  unreviewed: { kind: 'integer', wire: 'sin_revisar' },
  openOffers: { kind: 'integer', wire: 'ofertas_abiertas' },
  offers: { kind: 'integer', wire: 'ofertas' },
  /** Questions, skills and languages together. */
  catalogItems: { kind: 'integer', wire: 'maestros' },
  statuses: { kind: 'records', wire: 'estados', of: statusSummaryFields },
  /** Last days, oldest first. */
  days: { kind: 'records', wire: 'dias', of: daySummaryFields, max: summaryDays },
} as const satisfies Fields;
/** Figures of /modulo-principal. */
export type Summary = RecordOf<typeof summaryFields>;

/** Answer of GET /api/resumen. */
export const summaryWire = answerSchema(summaryFields);
export const summaryFromWire = fromWire(summaryFields);
export const summaryToWire = toWire(summaryFields);
