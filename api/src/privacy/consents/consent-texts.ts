import { privacyPolicyVersion, talentPoolText } from '@portal/contract/consent';

/**
 * By policy version. A new text needs a new version; earlier ones stay for pages older than the
 * server.
 */
export const consentTexts: Readonly<Record<string, string>> = {
  '2026-11-21': 'Quiero que guarden mi currículum para otras ofertas durante 24 meses.',
  [privacyPolicyVersion]: talentPoolText,
};
