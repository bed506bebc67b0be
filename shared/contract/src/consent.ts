/** The day since which /privacidad says what it says; it changes with every change of meaning. */
export const privacyPolicyVersion = '2026-11-22';

/** The words of the box in this version of the policy; the server keeps them with what was answered. */
export const talentPoolText =
  'Quiero que guarden mi currículum para otras ofertas durante 24 meses.';

/** What an applicant answered in the wizard to the optional talent-pool box. */
export type ConsentEntry = {
  offerId: number;
  /** What the applicant could read when he answered; a page may be older than the server. */
  policyVersion: string;
  joinsTalentPool: boolean;
};

export const consentEntryToWire = (entry: ConsentEntry) => ({
  id_oferta: entry.offerId,
  version_politica: entry.policyVersion,
  bolsa_talento: entry.joinsTalentPool,
});
