import * as v from 'valibot';
import { wireId, wireObject } from './wire';

/** The day since which /privacidad says what it says; it changes with every change of meaning. */
export const privacyPolicyVersion = '2026-11-21';

const invalidVersion = 'La versión de la política no es válida.';
const invalidChoice = 'La elección debe ser verdadera o falsa.';

/** What an applicant answered in the wizard to the optional talent-pool box. */
export type ConsentEntry = {
  offerId: number;
  /** What the applicant could read when he answered; a page may be older than the server. */
  policyVersion: string;
  joinsTalentPool: boolean;
};

export const consentEntryFromWire = v.pipe(
  wireObject({
    id_oferta: wireId,
    version_politica: v.pipe(v.string(invalidVersion), v.isoDate(invalidVersion)),
    bolsa_talento: v.boolean(invalidChoice),
  }),
  v.transform((wire): ConsentEntry => ({
    offerId: wire.id_oferta,
    policyVersion: wire.version_politica,
    joinsTalentPool: wire.bolsa_talento,
  })),
);

export const consentEntryToWire = (entry: ConsentEntry) => ({
  id_oferta: entry.offerId,
  version_politica: entry.policyVersion,
  bolsa_talento: entry.joinsTalentPool,
});
