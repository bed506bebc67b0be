import * as v from 'valibot';
import { wireInteger, wireObject } from './wire';

/** What the box of the wizard promises (reading A43): it does not change with the setting. */
export const talentPoolMonths = 24;

/** What everybody may know of how long data are kept. */
export type RetentionPeriod = { months: number };

export const retentionPeriodWire = wireObject({ meses: wireInteger, meses_bolsa: wireInteger });

export const retentionPeriodFromWire = v.pipe(
  retentionPeriodWire,
  v.transform((wire): RetentionPeriod => ({ months: wire.meses })),
);

export const retentionPeriodToWire = (period: RetentionPeriod) => ({
  meses: period.months,
  meses_bolsa: talentPoolMonths,
});
