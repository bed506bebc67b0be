import { jobApplicationPageResource } from '@portal/kit/resources/job-applications';
import { endSession, startSession } from '@portal/runtime';
import { exportCandidates } from './export-candidates';
import { readQuery } from './candidate-address';

jest.mock('@portal/kit/resources/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@portal/kit/resources/job-applications', () => ({
  jobApplicationPageResource: jest.fn(),
}));

const hour = 3_600_000;

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The session of a server whose clock is ahead of this device's. */
function sessionOfServerAhead(milliseconds: number) {
  const iat = Math.floor((Date.now() + milliseconds) / 1000);
  const claims = {
    id_persona: 1,
    nombre: 'Ana',
    apellido: 'Peña',
    correo: 'ana@example.org',
    user_name: 'ana',
    authorities: [],
    iat,
    exp: iat + 7200,
  };
  return `${base64Url({})}.${base64Url(claims)}.`;
}

test('on a device whose clock is slow nobody who has just applied is left out', async () => {
  startSession(sessionOfServerAhead(3 * hour));
  const asked = jest.mocked(jobApplicationPageResource);
  asked.mockReturnValue({ key: 'page', load: async () => [] });
  const appliedAt = Date.now() + 3 * hour - 5_000;

  const { signal } = new AbortController();
  await exportCandidates(readQuery(new URLSearchParams()), { signal, onProgress() {} });
  endSession();

  expect(Date.parse(asked.mock.lastCall?.[0].until ?? '')).toBeGreaterThan(appliedAt);
});
