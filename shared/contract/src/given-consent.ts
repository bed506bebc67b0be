import type { Fields, RecordOf } from './fields';
import { maxTextLength } from './text';

/** Fields of the answer to the talent pool box (reading A43). */
export const consentFields = {
  policyVersion: { kind: 'day', wire: 'version_politica' },
  /** Wording of the box; undefined if the server does not know that version's. */
  text: { kind: 'plain', wire: 'texto', max: maxTextLength, isOptional: true },
  joinsTalentPool: { kind: 'flag', wire: 'bolsa_talento' },
  answeredAt: { kind: 'moment', wire: 'fecha' },
} as const satisfies Fields;
/** Answer to the talent pool box, with its wording and time (reading A43). */
export type Consent = RecordOf<typeof consentFields>;
