import type { Fields } from './fields';
import { maxOfferTitleLength } from './text';

/**
 * Data of the offer at the time of the job application; undefined from earlier releases of the
 * server.
 */
export const offerSnapshotFields = {
  /** Title at the time of the job application; `offer` has the present title. */
  offerTitle: {
    kind: 'plain',
    wire: 'titulo_al_postular',
    max: maxOfferTitleLength,
    isOptional: true,
  },
  /** Currency of the salary range at that time: ISO 4217 code or `noCurrency`. */
  salaryCurrency: { kind: 'plain', wire: 'moneda', isOptional: true },
  /** Present currency of the salary range. */
  offerCurrency: { kind: 'plain', wire: 'moneda_oferta', isOptional: true },
} as const satisfies Fields;
