import { withTimeout } from './with-timeout';

test('gives what the work gives, or its failure', async () => {
  await expect(withTimeout(60_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withTimeout(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('fails once the time is over, whatever the work does later', async () => {
  const { promise, reject } = deferred();

  await expect(withTimeout(10, promise)).rejects.toThrow('Timed out after 10 ms.');
  reject(new Error('late'));
  // An unhandled rejection would end the test process.
  await new Promise((resolve) => setImmediate(resolve));
});

function deferred() {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
