import * as v from 'valibot';
import { wholeNumberText } from './request';
import { applicantToWire, applicantWire, toApplicant, type Applicant } from './applicant';
import { retentionPeriodToWire, type RetentionPeriod } from './retention-period';
import { maxFullNameLength } from './text';
import { wireInteger, wireListUpTo, wireMoment, wireObject, wireOptionalTextUpTo } from './wire';

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
export type DueApplicant = { applicant: Applicant; anonymisedFrom: string };

/** The setting as staff see it. */
export type Retention = RetentionPeriod & {
  changedAt: string;
  /** Undefined while nobody has changed it. */
  changedBy: string | undefined;
  /** How many are due within the days of grace. */
  dueSoon: number;
  /** How many have been anonymised so far. */
  anonymised: number;
  /** The next ones, the first of them first. */
  next: readonly DueApplicant[];
};

/** So many of the next ones are listed. */
export const listedDue = 50;

export const retentionWire = wireObject({
  meses: wireInteger,
  meses_bolsa: wireInteger,
  fecha_cambio: wireMoment,
  autor: wireOptionalTextUpTo(maxFullNameLength),
  por_vencer: wireInteger,
  anonimizadas: wireInteger,
  proximas: wireListUpTo(
    wireObject({ aplicante: applicantWire, fecha_anonimizacion: wireMoment }),
    listedDue,
  ),
});

export const retentionFromWire = v.pipe(
  retentionWire,
  v.transform((wire): Retention => ({
    months: wire.meses,
    changedAt: wire.fecha_cambio,
    changedBy: wire.autor ?? undefined,
    dueSoon: wire.por_vencer,
    anonymised: wire.anonimizadas,
    next: wire.proximas.map(({ aplicante, fecha_anonimizacion }) => ({
      applicant: toApplicant(aplicante),
      anonymisedFrom: fecha_anonimizacion,
    })),
  })),
);

export const retentionToWire = (retention: Retention): v.InferOutput<typeof retentionWire> => ({
  ...retentionPeriodToWire(retention),
  fecha_cambio: retention.changedAt,
  autor: retention.changedBy,
  por_vencer: retention.dueSoon,
  anonimizadas: retention.anonymised,
  proximas: retention.next.map(({ applicant, anonymisedFrom }) => ({
    aplicante: applicantToWire(applicant),
    fecha_anonimizacion: anonymisedFrom,
  })),
});
