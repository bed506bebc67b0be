import {
  childThatRuns,
  ofSources,
  releasesWith,
  startAndKill,
  startSite,
} from './testing/own-start';

jest.setTimeout(60_000);

test('when the API dies it is started again, and everything answers as before', async () => {
  const { complaint, status, isAnother } = await startAndKill('programs/api.mjs');

  expect({ complaint, status, isAnother }).toEqual({
    complaint: 'La API se detuvo; se inicia de nuevo.',
    status: 0,
    isAnother: true,
  });
});

test('the end does not wait for a part that does not end', async () => {
  let begun = 0;
  const { status } = await startSite(releasesWith(ofSources), {
    environment: { DEMO_DATA: '0' },
    onReady: (child) => {
      begun = Date.now();
      process.kill(childThatRuns('programs/api.mjs', child.pid), 'SIGSTOP');
      child.kill('SIGTERM');
    },
  });

  expect(status).toBe(1);
  expect(Date.now() - begun).toBeLessThan(20_000);
});
