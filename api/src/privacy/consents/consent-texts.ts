import { privacyPolicyVersion, talentPoolText } from '@portal/contract/consent';

/**
 * What the talent-pool box said, by the version of the policy. When its words change, the version changes too, and
 * the words of before stay here for pages that are older than the server.
 */
export const consentTexts: Readonly<Record<string, string>> = {
  '2026-11-21': 'Quiero que guarden mi currículum para otras ofertas durante 24 meses.',
  [privacyPolicyVersion]: talentPoolText,
};
