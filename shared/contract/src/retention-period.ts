import * as v from 'valibot';
import { wireInteger, wireObject } from './wire';

/** Promise of the wizard's talent pool box (reading A43), so it is independent of the setting. */
export const talentPoolMonths = 24;

/** Public part of the retention setting. */
export type RetentionPeriod = { months: number };

/** Answer of GET /api/privacidad/plazo, in months. */
export const retentionPeriodWire = wireObject({ meses: wireInteger, meses_bolsa: wireInteger });

export const retentionPeriodFromWire = v.pipe(
  retentionPeriodWire,
  v.transform((wire): RetentionPeriod => ({ months: wire.meses })),
);

export const retentionPeriodToWire = (period: RetentionPeriod) => ({
  meses: period.months,
  meses_bolsa: talentPoolMonths,
});
