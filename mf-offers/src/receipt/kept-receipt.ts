import * as v from 'valibot';

/** What a device keeps of an application that was sent: its code and its offer, and nothing about the person. */
export const keptReceipt = v.object({
  offerId: v.number(),
  /** As the person has read it. */
  offerTitle: v.string(),
  /** Names the application towards staff; servers other than ours may give none. */
  code: v.optional(v.string()),
  sentAt: v.string(),
});
export type KeptReceipt = v.InferOutput<typeof keptReceipt>;
