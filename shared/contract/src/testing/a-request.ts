import type { ReceivedContactRequest } from '../received-contact-request';
import type { ReceivedPrivacyRequest } from '../received-privacy-request';

/** What visitors ask for, as staff find it; what a test is about is given as changes. */
export const aContactRequest = (
  changes: Partial<ReceivedContactRequest> = {},
): ReceivedContactRequest => {
  const { id = 1 } = changes;
  return {
    id,
    name: `Ana ${id}`,
    email: `ana${id}@example.org`,
    phone: '+56 9 1234 5678',
    description: 'Necesito dos personas.\nPara marzo.',
    receivedAt: '2026-03-05T14:07:00',
    answeredAt: undefined,
    ...changes,
  };
};

export const aPrivacyRequest = (
  changes: Partial<ReceivedPrivacyRequest> = {},
): ReceivedPrivacyRequest => ({
  id: 1,
  kind: 'erasure',
  name: 'Ana',
  email: 'ana@example.org',
  code: 'P-4-ABCDEF',
  details: '',
  receivedAt: '2026-03-05T14:07:00',
  answeredAt: undefined,
  applicantId: 7,
  isCodeRight: true,
  ...changes,
});
