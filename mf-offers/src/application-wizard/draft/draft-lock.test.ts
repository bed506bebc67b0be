import { openDraftLock } from './draft-lock';

type Request = (name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) => unknown;

const setLocks = (request: Request) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const lock = { name: 'postulacion-1', mode: 'exclusive' } as const;
const tasks = () => new Promise((resolve) => setTimeout(resolve));

test('a page that is left does not ask for the lock without end, which would freeze its tab', async () => {
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new DOMException('The document is gone.', 'InvalidStateError'));
  });
  const request: jest.Mock<unknown, Parameters<Request>> = jest.fn((_name, _options, hold) => {
    if (request.mock.calls.length === 1) void hold(lock);
    // Ends a possible endless loop, so that this test can fail.
    return request.mock.calls.length < 50 ? left : new Promise(() => {});
  });
  setLocks(request);
  openDraftLock(1, () => {});

  leave();
  await tasks();

  expect(request.mock.calls.length).toBeLessThan(3);
});

test('a tab from which the lock is taken says so, and waits for it', async () => {
  let steal = () => {};
  const request: jest.Mock<unknown, Parameters<Request>> = jest.fn((_name, _options, hold) => {
    if (request.mock.calls.length > 1) return new Promise(() => {});
    void hold(lock);
    return new Promise((_, reject) => {
      steal = () => reject(new DOMException('Stolen.', 'AbortError'));
    });
  });
  setLocks(request);
  const changes: boolean[] = [];
  openDraftLock(1, (isHeld) => changes.push(isHeld));

  steal();
  await tasks();

  expect(changes).toEqual([true, false]);
  expect(request).toHaveBeenLastCalledWith(
    'postulacion-1',
    { signal: expect.any(AbortSignal) },
    expect.any(Function),
  );
});

test('where the browser refuses locks the form opens all the same', async () => {
  setLocks(() => Promise.reject(new DOMException('No storage.', 'SecurityError')));
  const changes: boolean[] = [];
  openDraftLock(1, (isHeld) => changes.push(isHeld));
  await tasks();

  expect(changes).toEqual([true]);
});
