import * as v from 'valibot';

/** Receipt on the device: code and offer of a sent application, without personal data. */
export const keptReceipt = v.object({
  offerId: v.number(),
  /** Title at the time of applying. */
  offerTitle: v.string(),
  /** Identifies the application for staff. Other servers may send none. */
  code: v.optional(v.string()),
  sentAt: v.string(),
});
export type KeptReceipt = v.InferOutput<typeof keptReceipt>;
