import type { Fields } from './fields';
import { maxOfferTitleLength } from './text';

/** What the offer said when somebody applied; undefined from a server that does not say. */
export const asOfferedFields = {
  /** Its title then; that of `offer` is today's. */
  offerTitle: {
    kind: 'plain',
    wire: 'titulo_al_postular',
    max: maxOfferTitleLength,
    isOptional: true,
  },
  /** The currency of its range then, by its ISO code, or `noCurrency`. */
  salaryCurrency: { kind: 'plain', wire: 'moneda', isOptional: true },
  /** That of its range today. */
  offerCurrency: { kind: 'plain', wire: 'moneda_oferta', isOptional: true },
} as const satisfies Fields;
