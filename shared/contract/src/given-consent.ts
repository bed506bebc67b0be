import type { Fields, RecordOf } from './fields';
import { maxTextLength } from './text';

/** What was answered to the box of the talent pool (reading A43). */
export const consentFields = {
  policyVersion: { kind: 'day', wire: 'version_politica' },
  /** The words of the box; undefined where the server does not know that version's. */
  text: { kind: 'plain', wire: 'texto', max: maxTextLength, isOptional: true },
  joinsTalentPool: { kind: 'flag', wire: 'bolsa_talento' },
  answeredAt: { kind: 'moment', wire: 'fecha' },
} as const satisfies Fields;
export type Consent = RecordOf<typeof consentFields>;
