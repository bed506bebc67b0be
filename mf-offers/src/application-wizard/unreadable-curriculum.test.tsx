import { foundPdfs } from '@portal/contract/curriculum';
import { unreadableFile } from '@portal/kit/files/hold-file';
import { paths } from '@portal/kit/routing/paths';
import type { FakeApi } from '@portal/kit/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { set } from 'idb-keyval';
import { draftsStore } from '../on-device/device-stores';
import { loadDraft } from '../on-device/draft-storage';
import {
  aPdf,
  calls,
  curriculumField,
  expectSent,
  storeDraft,
  nextButton,
  openWithoutCurriculum,
  openWizard,
  sendButton,
  serveWizard,
  stepHeading,
} from '../testing/drafted-wizard';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

let api: FakeApi;
beforeEach(async () => {
  api = await serveWizard();
});

/** Like a browser after the file was moved or changed. */
const gone = (file: File) =>
  Object.assign(file, {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });

const expectAskedAgain = () =>
  waitFor(() =>
    expect(curriculumField()).toHaveAccessibleDescription(expect.stringContaining(unreadableFile)),
  );

test('the bytes that were chosen are sent, whatever becomes of the file', async () => {
  const { user } = await openWithoutCurriculum();
  const chosen = aPdf();
  await user.upload(curriculumField(), chosen);
  await waitFor(async () => expect((await loadDraft(1))?.curriculum).toBeDefined());
  gone(chosen);

  await user.click(nextButton());
  await user.click(await sendButton());

  await expectSent();
  const body = api.callsOf(calls.upload)[0]?.body;
  const sent = body instanceof FormData ? body.get('path_curriculum') : undefined;
  expect(sent).not.toBe(chosen);
  expect(sent instanceof File && (await sent.text())).toBe('%PDF-1.7 %%EOF');
});

test('a file that cannot be read is told near its field, and another one is taken', async () => {
  const { user } = await openWithoutCurriculum();
  await user.upload(curriculumField(), gone(aPdf()));

  await expectAskedAgain();
  await user.upload(curriculumField(), aPdf());
  await waitFor(() => expect(screen.queryByText(unreadableFile)).not.toBeInTheDocument());
  await user.click(nextButton());
  expect(await sendButton()).toBeVisible();
});

test('whoever goes on before a file has been read stays until it has, and is told that it cannot be', async () => {
  const { user } = await openWithoutCurriculum();
  const chosen = aPdf();
  const content = await chosen.arrayBuffer();
  let fail = () => {};
  const toBeSent = new Promise<ArrayBuffer>(
    (_, reject) => (fail = () => reject(new Error('gone'))),
  );
  // The next read belongs to the file check.
  chosen.arrayBuffer = jest.fn(async () => content).mockReturnValueOnce(toBeSent);
  await user.upload(curriculumField(), chosen);
  await waitFor(() => expect(foundPdfs.get(chosen)).toBe(true));

  await user.click(nextButton());
  expect(await stepHeading('Datos Postulante')).toBeVisible();
  fail();

  await expectAskedAgain();
  await user.upload(curriculumField(), aPdf());
  await user.click(nextButton());
  expect(await sendButton()).toBeVisible();
});

/** Drafts of an earlier version contain the file itself. */
async function openWithGoneFile() {
  await storeDraft();
  await set('oferta-1-cv', gone(aPdf()), draftsStore);
  return openWizard();
}

test('a file that turns out unreadable when all is sent is asked for again', async () => {
  const { user } = await openWithGoneFile();

  await user.click(await sendButton());

  expect(await stepHeading('Datos Postulante')).toBeVisible();
  await expectAskedAgain();
});

test('whoever has chosen another page by then is told to choose the file again, and led to where that is done', async () => {
  const here = window.location.pathname;
  const creating = api.hold(calls.create);
  const { user } = await openWithGoneFile();
  await user.click(await sendButton());
  await waitFor(() => expect(api.callsOf(calls.create)).toHaveLength(1));

  window.history.pushState({}, '', paths.about);
  await creating.release();

  expect(await screen.findByText(/elige tu currículum otra vez/)).toBeInTheDocument();
  expect(screen.queryByText(/Tus datos siguen/)).not.toBeInTheDocument();
  await expectAskedAgain();
  window.history.replaceState({}, '', here);
});
