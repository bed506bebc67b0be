import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { pageOfToWire } from '@portal/contract/page-of';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { peru } from '@portal/contract/testing/places';
import { askConfirmation, endSession, showAlert, startSession } from '@portal/runtime';
import { fakeApi } from '../testing/fake-api';
import { httpFailure, lostConnection } from '../testing/http-failure';
import { sessionToken } from '../testing/session-token';
import { saveOver, type ComparedField } from './save-over';

jest.mock('@portal/runtime', () => ({
  ...jest.requireActual('@portal/runtime'),
  askConfirmation: jest.fn(),
  showAlert: jest.fn(),
}));

type Stored = { title: string; country: { id: number; name: string } | undefined; version: number };
type Entry = { title: string; countryId: number | undefined };

const fields: readonly ComparedField<Stored, Entry>[] = [
  { label: 'Título', name: 'title', read: ({ title }) => title },
  { label: 'País', name: 'countryId', read: ({ country }) => country?.name ?? '', isChoice: true },
];
const toFields = ({ title, country }: Stored) => ({ title, countryId: country?.id ?? '' });

const before: Stored = { title: 'Analista', country: undefined, version: 1 };

const save = jest.fn<Promise<string>, [Stored]>();
const reload = jest.fn<Promise<Stored>, []>();
const asked = jest.mocked(askConfirmation);
const told = jest.mocked(showAlert);

beforeEach(() => {
  save.mockReset().mockRejectedValueOnce(httpFailure(409)).mockResolvedValue('Guardado.');
  reload.mockReset();
  asked.mockReset().mockResolvedValue(false);
  told.mockReset().mockResolvedValue();
});

const run = (entry: Partial<Entry> = {}) => {
  const entered = { title: 'Analista', countryId: undefined, ...entry };
  return saveOver({ before, entry: entered, fields, toFields, save, reload });
};

test('what nobody else has changed is saved', async () => {
  save.mockReset().mockResolvedValue('Guardado.');

  expect(await run({ title: 'Analista sénior' })).toEqual({ kind: 'saved', saved: 'Guardado.' });
  expect(save).toHaveBeenCalledWith(before);
});

test('changes of a colleague elsewhere are told, and nothing is asked', async () => {
  const after = { ...before, country: peru, version: 2 };
  reload.mockResolvedValue(after);

  expect(await run({ title: 'Analista sénior' })).toEqual({ kind: 'outdated', after, taken: [] });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ details: ['País: Perú'] }));
  expect(asked).not.toHaveBeenCalled();
  expect(save).toHaveBeenCalledTimes(1);
});

test('who changed a field and when is told where it is known', async () => {
  reload.mockResolvedValue({ title: 'Analista júnior', country: peru, version: 2 });
  const change = anActivityEntry({
    actor: 'Ana Peña',
    changes: [{ field: 'country', before: '', after: 'Perú' }],
  });
  const api = fakeApi({
    'GET /api/actividad': pageOfToWire(aPageOf([change]), activityEntryToWire),
  });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  const of = { subject: 'offer', id: 12 } as const;

  const entry = { title: 'Analista sénior', countryId: undefined };
  await saveOver({ before, of, entry, fields, toFields, save, reload });

  endSession();
  expect(api.calls[0]?.query.toString()).toBe('sobre=oferta&id=12&page=0');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      details: [
        'Título: Analista júnior (lo tuyo: Analista sénior)',
        'País: Perú · Ana Peña, 05/03/2026 14:07',
      ],
    }),
  );
});

test.each([
  ['stays where one prefers his own', false, []],
  ['goes where one prefers theirs', true, ['title']],
])('what both changed %s', async (_, takesTheirs, taken) => {
  asked.mockResolvedValue(takesTheirs);
  const after = { title: 'Analista júnior', country: peru, version: 2 };
  reload.mockResolvedValue(after);

  expect(await run({ title: 'Analista sénior' })).toEqual({ kind: 'outdated', after, taken });
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      details: ['Título: Analista júnior (lo tuyo: Analista sénior)', 'País: Perú'],
    }),
  );
});

test('a choice is told without its id, an empty field as such, and a long text by its beginning', async () => {
  const after = { title: 'ñ'.repeat(255), country: peru, version: 2 };
  reload.mockResolvedValue(after);

  await run({ title: '', countryId: 3 });

  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      details: [`Título: ${'ñ'.repeat(80)}… (lo tuyo: vacío)`, 'País: Perú (lo tuyo: otra opción)'],
    }),
  );
});

test.each([
  ['the same as here', { title: 'Analista sénior' }],
  ['nothing that the form holds', { title: 'Analista' }],
])('a colleague who changed %s is no reason to ask: it is saved', async (_, theirs) => {
  const after = { ...before, ...theirs, version: 2 };
  reload.mockResolvedValue(after);

  expect(await run({ title: 'Analista sénior' })).toEqual({ kind: 'saved', saved: 'Guardado.' });
  expect(save).toHaveBeenLastCalledWith(after);
  expect(told).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

test('a refusal for another reason, such as a name that is taken, is thrown', async () => {
  reload.mockResolvedValue(before);

  await expect(run()).rejects.toMatchObject({ status: 409 });
});

test('what cannot be read again is not guessed: the refusal is thrown', async () => {
  reload.mockRejectedValue(lostConnection());

  await expect(run()).rejects.toMatchObject({ status: 409 });
});

test('any other failure is thrown without reading again', async () => {
  save.mockReset().mockRejectedValue(httpFailure(500));

  await expect(run()).rejects.toMatchObject({ status: 500 });
  expect(reload).not.toHaveBeenCalled();
});
