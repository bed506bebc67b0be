import { startFakeClamd } from '../../../testing/fake-clamd';
import { scanWithClamd } from './clamd';

type FakeClamd = Awaited<ReturnType<typeof startFakeClamd>>;

let clamd: FakeClamd;
beforeEach(async () => {
  clamd = await startFakeClamd();
});
afterEach(() => clamd.close());

const never = new AbortController().signal;
const scan = (bytes: Uint8Array = Buffer.from('un archivo'), signal = never) =>
  scanWithClamd({ host: '127.0.0.1', port: clamd.port }, bytes, signal);

test.each([0, 1, 65_536, 3_145_728])('a file of %i bytes arrives as it is', async (length) => {
  const bytes = Buffer.alloc(length, 'contenido');

  expect(await scan(bytes)).toEqual({ isClean: true });
  expect(clamd.files[0]?.equals(bytes)).toBe(true);
});

test('what is found is told by name', async () => {
  clamd.answers(['stream: Eicar-Test-Signature FOUND\0']);

  expect(await scan()).toEqual({ isClean: false, signature: 'Eicar-Test-Signature' });
});

test('an answer may come in pieces', async () => {
  clamd.answers('stream: Uno.Dos-3 FOUND\0'.split(''));
  expect(await scan()).toEqual({ isClean: false, signature: 'Uno.Dos-3' });

  clamd.answers(['stream', ': O', 'K', '\0']);
  expect(await scan()).toEqual({ isClean: true });
});

test.each([
  ['an error', ['stream: Can not allocate memory ERROR\0'], 'gave no verdict'],
  ['an answer to something else', ['PONG\0'], 'gave no verdict'],
  ['an answer about another file', ['otro: OK\0'], 'gave no verdict'],
  ['an empty answer', ['\0'], 'gave no verdict'],
  ['half an answer', ['stream: OK'], 'incomplete response'],
  ['nothing', [], 'incomplete response'],
  ['an answer without end', ['stream: '.repeat(10_000)], 'incomplete response'],
])('%s is no verdict', async (_name, answer, reason) => {
  clamd.answers(answer);

  await expect(scan()).rejects.toThrow(reason);
});

test('a file that is longer than the scanner takes has no verdict', async () => {
  clamd.takesAtMost(1000);

  // Timing decides whether the response is read before the reset.
  await expect(scan(Buffer.alloc(3_145_728))).rejects.toThrow(/size limit|EPIPE|ECONNRESET/);
});

test('a scanner that says nothing is left when the time is over', async () => {
  clamd.answers(undefined);
  const leaving = new AbortController();
  const verdict = scan(Buffer.from('x'), leaving.signal);
  await clamd.hasFiles(1);
  leaving.abort();

  await expect(verdict).rejects.toThrow('aborted');
});

test('nobody is asked once the time is over', async () => {
  await expect(scan(Buffer.from('x'), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(clamd.files).toEqual([]);
});

test('a scanner that cannot be reached has no verdict', async () => {
  const gone = await startFakeClamd();
  await gone.close();

  await expect(
    scanWithClamd({ host: '127.0.0.1', port: gone.port }, Buffer.from('x'), never),
  ).rejects.toThrow('ECONNREFUSED');
  await expect(
    scanWithClamd({ path: '/nonexistent/clamd.ctl' }, Buffer.from('x'), never),
  ).rejects.toThrow('ENOENT');
});
