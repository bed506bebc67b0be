import { fakeApi } from '@portal/kit/testing/fake-api';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { readQuery } from '../query/candidate-query';
import { exportCandidates } from './export-candidates';

const hour = 3_600_000;

test('on a device whose clock is slow nobody who has just applied is left out', async () => {
  savedFiles();
  const api = fakeApi({ 'GET /api/aplicantes/ofertas': [] });
  startSession(sessionToken({ secondsAhead: (3 * hour) / 1000 }));
  const appliedAt = Date.now() + 3 * hour - 5_000;

  const { signal } = new AbortController();
  await exportCandidates(readQuery(new URLSearchParams()), { signal, onProgress() {} });
  endSession();

  const [asked] = api.calls;
  expect(Date.parse(asked?.query.get('hasta') ?? '')).toBeGreaterThan(appliedAt);
});
