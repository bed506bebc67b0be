import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { wholeNumberText } from './request';
import { retentionPeriodToWire, retentionPeriodWire } from './retention-period';
import { maxFullNameLength } from './text';
import { wireObject } from './wire';

/** Days without anonymisation after a change of the setting, so that a mistake can be corrected. */
export const retentionGraceDays = 30;

/** Limits and initial value of the retention period, in months. */
export const retentionMonths = { min: 1, max: 60, initial: 12 } as const;

const invalidMonths = `El plazo debe ser un número entero entre ${retentionMonths.min} y ${retentionMonths.max} meses.`;

const months = v.pipe(
  v.number(invalidMonths),
  v.integer(invalidMonths),
  v.minValue(retentionMonths.min, invalidMonths),
  v.maxValue(retentionMonths.max, invalidMonths),
);

/** Change of the setting: months of retention after the data are no longer needed. */
export const retentionEntryFromWire = v.pipe(
  wireObject({ meses: months }),
  v.transform((wire) => ({ months: wire.meses })),
);
/** New retention period, in months. */
export type RetentionEntry = v.InferOutput<typeof retentionEntryFromWire>;

/** Schema of the form. */
export const retentionForm = v.object({
  months: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,2}$/, invalidMonths), v.toNumber(), months),
});

/** Body of PUT /api/privacidad/conservacion. */
export const retentionEntryToWire = (entry: RetentionEntry) => ({ meses: entry.months });

/** Query for the effects of another setting. */
export const retentionQueryFromWire = v.pipe(
  v.object({
    meses: v.optional(wholeNumberText({ ...retentionMonths, message: invalidMonths })),
  }),
  v.transform((query) => ({ months: query.meses })),
);

const dueApplicantFields = {
  applicant: { kind: 'record', wire: 'aplicante', of: applicantFields },
  anonymisedFrom: { kind: 'moment', wire: 'fecha_anonimizacion' },
} as const satisfies Fields;
/** Candidate with the time of the planned anonymisation. */
export type DueApplicant = RecordOf<typeof dueApplicantFields>;

/** Most candidates in the list of the next ones. */
export const listedDue = 50;

const retentionFields = {
  months: { kind: 'integer', wire: 'meses' },
  changedAt: { kind: 'moment', wire: 'fecha_cambio' },
  /** Undefined until the setting is first changed. */
  changedBy: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  /** Number of candidates due within the days of grace. */
  dueSoon: { kind: 'integer', wire: 'por_vencer' },
  anonymised: { kind: 'integer', wire: 'anonimizadas' },
  /** Next candidates, earliest first. */
  next: { kind: 'records', wire: 'proximas', of: dueApplicantFields, max: listedDue },
} as const satisfies Fields;
/** Retention setting and its effects, for staff. */
export type Retention = RecordOf<typeof retentionFields>;

/** Answer of GET /api/privacidad/conservacion. */
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
