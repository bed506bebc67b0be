import { clear, entries, set } from 'idb-keyval';
import { draftsStore } from './device-stores';
import { deleteDraft, loadDraft, saveDraftCurriculum, saveDraftText } from './draft-storage';
import { emptyDraft } from './wizard-draft';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

beforeEach(() => clear());

const pdf = () => new File(['%PDF-'], 'mi cv.pdf', { type: 'application/pdf' });

test('the CV is kept in parts, as a private window of WebKit refuses a file', async () => {
  await saveDraftText(1, emptyDraft());
  await saveDraftCurriculum(1, pdf());

  const stored = new Map(await entries(draftsStore));
  expect(stored.get('oferta-1-cv')).toEqual({
    name: 'mi cv.pdf',
    type: 'application/pdf',
    buffer: expect.any(ArrayBuffer),
  });
  const { curriculum } = (await loadDraft(1)) ?? {};
  expect(curriculum).toMatchObject({ name: 'mi cv.pdf', type: 'application/pdf', size: 5 });
});

test('a draft of an earlier version, which holds the file itself, still opens', async () => {
  await saveDraftText(1, emptyDraft());
  await set('oferta-1-cv', pdf(), draftsStore);

  expect((await loadDraft(1))?.curriculum?.name).toBe('mi cv.pdf');
});

test('a CV that is taken back while it is being read does not come back', async () => {
  await Promise.all([saveDraftCurriculum(1, pdf()), deleteDraft(1)]);

  expect(await entries(draftsStore)).toEqual([]);
});

test('a CV that cannot be read is told, and keeps nothing from being written after it', async () => {
  const lost = pdf();
  lost.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'));

  await expect(saveDraftCurriculum(1, lost)).rejects.toThrow('The file is gone.');
  await saveDraftCurriculum(1, pdf());
  expect(await entries(draftsStore)).toHaveLength(1);
});
