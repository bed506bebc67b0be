import type { ActivityEntry } from '@portal/contract/activity';
import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { pageOfToWire } from '@portal/contract/page-of';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { endSession, startSession } from '@portal/runtime';
import { fakeApi, refusal, type FakeApi } from '../testing/fake-api';
import { sessionToken } from '../testing/session-token';
import { loadLastChanges } from './last-changes';

const activity = 'GET /api/actividad';
const of = { subject: 'person', id: 7 } as const;

let api: FakeApi;
const answerWith = (...entries: ActivityEntry[]) =>
  api.answer({ [activity]: pageOfToWire(aPageOf(entries), activityEntryToWire) });

beforeEach(() => {
  api = fakeApi({ [activity]: refusal(503) });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(endSession);

test('the newest change of each field tells who made it and when', async () => {
  answerWith(
    anActivityEntry({
      at: '2026-03-06T09:30:00',
      actor: 'Íñigo Peña',
      changes: [{ field: 'country', before: '', after: 'Perú' }],
    }),
    anActivityEntry(),
    anActivityEntry({ at: '2026-03-04T10:00:00', actor: 'Ana Soto' }),
  );

  const lastChanges = await loadLastChanges(of);

  expect(lastChanges('País')).toBe('Íñigo Peña, 06/03/2026 09:30');
  expect(lastChanges('Apellido')).toBe('Valentina Rojas, 05/03/2026 14:07');
  expect(lastChanges('Correo')).toBeUndefined();
  expect(lastChanges()).toBe('Íñigo Peña, 06/03/2026 09:30');
});

test('what nobody of the staff did has no author', async () => {
  answerWith(anActivityEntry({ actor: undefined }));

  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
});

test('who may not read the activity is not refused, and what cannot be read is left out', async () => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
  expect(api.calls).toEqual([]);

  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  expect((await loadLastChanges(of))('Apellido')).toBeUndefined();
  expect(api.calls).toHaveLength(1);
});

test('of what has no activity nothing is asked', async () => {
  expect((await loadLastChanges(undefined))('Apellido')).toBeUndefined();
  expect(api.calls).toEqual([]);
});
