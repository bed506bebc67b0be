import type { ActivityEntry } from '../activity';

/** A changed last name, for tests. */
export const anActivityEntry = (changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: 1,
  at: '2026-03-05T14:07:00',
  actor: 'Valentina Rojas',
  action: 'updated',
  subject: 'person',
  subjectId: 7,
  title: 'Íñigo',
  changes: [{ field: 'lastName', before: 'Soto', after: "O'Higgins" }],
  ...changes,
});
