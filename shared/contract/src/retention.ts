import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { wholeNumberText } from './request';
import { retentionPeriodToWire, retentionPeriodWire } from './retention-period';
import { maxFullNameLength } from './text';
import { wireObject } from './wire';

/** Nobody is anonymised sooner than this after a change of the setting, so that a slip can be mended. */
export const retentionGraceDays = 30;

export const retentionMonths = { min: 1, max: 60, initial: 12 } as const;

const invalidMonths = `El plazo debe ser un número entero entre ${retentionMonths.min} y ${retentionMonths.max} meses.`;

const months = v.pipe(
  v.number(invalidMonths),
  v.integer(invalidMonths),
  v.minValue(retentionMonths.min, invalidMonths),
  v.maxValue(retentionMonths.max, invalidMonths),
);

/** What staff may change: how long data are kept once they are no longer needed. */
export const retentionEntryFromWire = v.pipe(
  wireObject({ meses: months }),
  v.transform((wire) => ({ months: wire.meses })),
);
export type RetentionEntry = v.InferOutput<typeof retentionEntryFromWire>;

/** As it is typed. */
export const retentionForm = v.object({
  months: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,2}$/, invalidMonths), v.toNumber(), months),
});

export const retentionEntryToWire = (entry: RetentionEntry) => ({ meses: entry.months });

/** Asks what another setting would mean. */
export const retentionQueryFromWire = v.pipe(
  v.object({
    meses: v.optional(wholeNumberText({ ...retentionMonths, message: invalidMonths })),
  }),
  v.transform((query) => ({ months: query.meses })),
);

/** Somebody whose data will be anonymised, and when. */
const dueApplicantFields = {
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  anonymisedFrom: { kind: 'moment', wire: 'fecha_anonimizacion' },
} as const satisfies Fields;
export type DueApplicant = RecordOf<typeof dueApplicantFields>;

/** So many of the next ones are listed. */
export const listedDue = 50;

/** The setting as staff see it. */
const retentionFields = {
  months: { kind: 'integer', wire: 'meses' },
  changedAt: { kind: 'moment', wire: 'fecha_cambio' },
  /** Undefined while nobody has changed it. */
  changedBy: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  /** How many are due within the days of grace. */
  dueSoon: { kind: 'integer', wire: 'por_vencer' },
  /** How many have been anonymised so far. */
  anonymised: { kind: 'integer', wire: 'anonimizadas' },
  /** The next ones, the first of them first. */
  next: { kind: 'records', wire: 'proximas', of: dueApplicantFields, max: listedDue },
} as const satisfies Fields;
export type Retention = RecordOf<typeof retentionFields>;

export const retentionWire = v.object({
  ...retentionPeriodWire.entries,
  ...answerSchema(retentionFields).entries,
});
export const retentionFromWire = fromWire(retentionFields);

const writeRetention = toWire(retentionFields);
export const retentionToWire = (retention: Retention) => ({
  ...retentionPeriodToWire(retention),
  ...writeRetention(retention),
});
