import type { ReceivedContactRequest } from '../received-contact-request';
import type { ReceivedPrivacyRequest } from '../received-privacy-request';
import type { Holdings, StaffRequest } from '../staff-request';

/** A contact request that waits for a reply, for tests. */
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

/** A request for erasure as in the inbox, for tests. */
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

/** A contact request with the data needed to reply, for tests. */
export const aStaffRequest = (changes: Partial<StaffRequest> = {}): StaffRequest => ({
  source: 'contact',
  id: 1,
  kind: undefined,
  name: 'Ana',
  email: 'ana@example.org',
  receivedAt: '2026-03-05T14:07:00',
  answeredAt: undefined,
  dueOn: undefined,
  phone: '+56 9 1234 5678',
  code: undefined,
  text: 'Necesito dos personas.\nPara marzo.',
  country: undefined,
  isCodeRight: false,
  holdings: undefined,
  reply: undefined,
  canMail: true,
  ...changes,
});

/** Stored data for tests, all of which a reply may send or erase. */
export const someHoldings = (changes: Partial<Holdings> = {}): Holdings => ({
  applicantId: 7,
  name: 'Ana',
  applications: 3,
  curriculums: 2,
  answers: 11,
  unproved: undefined,
  others: undefined,
  ...changes,
});

/** A request for erasure by an applicant, for tests. */
export const anErasureRequest = (changes: Partial<StaffRequest> = {}): StaffRequest =>
  aStaffRequest({
    source: 'privacy',
    kind: 'erasure',
    dueOn: '2026-04-04',
    phone: undefined,
    code: 'P-4-ABCDEF',
    text: undefined,
    country: 'Chile',
    isCodeRight: true,
    holdings: someHoldings(),
    ...changes,
  });
