import type { ActivityEntry } from '@portal/contract/activity';
import { endSession, startSession } from '@portal/runtime';
import { activityResource } from '../resources/activity';
import { httpFailure } from '../testing/http-failure';
import { sessionToken } from '../testing/session-token';
import { loadLastChanges } from './last-changes';

jest.mock('../resources/activity', () => ({ activityResource: jest.fn() }));

const entry = (over: Partial<ActivityEntry>): ActivityEntry => ({
  id: 1,
  at: '2026-03-05T14:07:00',
  actor: 'Valentina Rojas',
  action: 'updated',
  subject: 'person',
  subjectId: 7,
  title: 'Íñigo',
  changes: [{ field: 'lastName', before: 'Soto', after: "O'Higgins" }],
  ...over,
});

const load = jest.fn();
const of = { subject: 'person', id: 7 } as const;

function answerWith(...items: ActivityEntry[]) {
  load.mockResolvedValue({ items, page: 0, totalPages: 1, isFirst: true, isLast: true });
}

beforeEach(() => {
  load.mockReset();
  jest.mocked(activityResource).mockReturnValue({ key: 'activity', load });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(endSession);

test('the newest change of each field tells who made it and when', async () => {
  answerWith(
    entry({
      at: '2026-03-06T09:30:00',
      actor: 'Íñigo Peña',
      changes: [{ field: 'country', before: '', after: 'Perú' }],
    }),
    entry({}),
    entry({ at: '2026-03-04T10:00:00', actor: 'Ana Soto' }),
  );

  const lastChanges = await loadLastChanges(of);

  expect(lastChanges('País')).toBe('Íñigo Peña, 06/03/2026 09:30');
  expect(lastChanges('Apellido')).toBe('Valentina Rojas, 05/03/2026 14:07');
  expect(lastChanges('Correo')).toBeUndefined();
  expect(lastChanges()).toBe('Íñigo Peña, 06/03/2026 09:30');
});

test('what nobody of the staff did has no author', async () => {
  answerWith(entry({ actor: undefined }));

  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
});

test('who may not read the activity is not refused, and what cannot be read is left out', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();

  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  load.mockRejectedValue(httpFailure(503));
  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
});

test('of what has no activity nothing is asked', async () => {
  expect((await loadLastChanges(undefined))('Apellido')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
