import { savedApplicantToWire } from '@portal/contract/applicant';
import { refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { calls, expectSent, openDraft, sendButton, serveWizard } from '../testing/drafted-wizard';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const emptied = { upload: 'none', answers: {} } as const;

let api: FakeApi;
beforeEach(async () => {
  api = await serveWizard();
});

test('who comes back days later without the proof of a separate applicant is saved anew, and applies', async () => {
  api.answerOnce(calls.upload, refusal(428, { mensaje: 'Tu verificación venció.' }));
  api.answer({
    [calls.create]: savedApplicantToWire({
      id: 31,
      name: 'Ana Pérez',
      email: 'nueva@example.org',
    }),
  });
  const { user } = await openDraft({ sent: { ...emptied, applicantId: 700 } });

  await user.click(await sendButton());

  await expectSent();
  expect(api.sent(calls.upload)).toMatchObject([{ id_aplicantes: '700' }, { id_aplicantes: '31' }]);
});
