/** Date of the current text of /privacidad. Change it with every change of meaning. */
export const privacyPolicyVersion = '2026-11-22';

/**
 * Wording of the talent pool box in this version of the policy. The server stores it with the
 * answer.
 */
export const talentPoolText =
  'Quiero que guarden mi currículum para otras ofertas durante 24 meses.';

/** Answer to the optional talent pool box of the wizard. */
export type ConsentEntry = {
  offerId: number;
  /** Version shown to the applicant, which may be older than the server's. */
  policyVersion: string;
  joinsTalentPool: boolean;
};

/** Body of POST /api/consentimientos. */
export const consentEntryToWire = (entry: ConsentEntry) => ({
  id_oferta: entry.offerId,
  version_politica: entry.policyVersion,
  bolsa_talento: entry.joinsTalentPool,
});
