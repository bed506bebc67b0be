import { submissionOptions, type Submission } from './submission';

test('a call carries the proof that an earlier answer gave, beside its key', () => {
  const submission: Submission = {};

  submissionOptions({ submission }).onAnswer?.((name) =>
    name === 'postulacion' ? 'a.b' : undefined,
  );

  expect(submissionOptions({ submission, idempotencyKey: 'a1' }).headers).toEqual({
    Postulacion: 'a.b',
    'Idempotency-Key': 'a1',
  });
});

test('a page without a proof says so, so that the server asks for another check', () => {
  expect(submissionOptions({ submission: {} }).headers).toEqual({ Postulacion: '-' });
});

test('an answer without a proof leaves the one there is', () => {
  const submission: Submission = { proof: 'a.b' };

  submissionOptions({ submission }).onAnswer?.(() => undefined);

  expect(submission.proof).toBe('a.b');
});
