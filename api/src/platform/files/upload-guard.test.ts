import { createUploadGuard } from './upload-guard';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'received',
    (error: Error & { status: number }) => error.status,
  );

/** Starts a body that arrives and ends under the control of the test. */
function begin(uploadGuard: ReturnType<typeof createUploadGuard>, sender = 'a') {
  const connection = { bytesRead: 0 };
  let end = () => {};
  let haveAll = () => {};
  let isLetGo = false;
  const outcome = settled(
    uploadGuard.receive({ sender, connection }, ({ arrived, signal }) => {
      haveAll = arrived;
      signal.addEventListener('abort', () => (isLetGo = true));
      return new Promise<void>((resolve) => (end = resolve));
    }),
  );
  return {
    connection,
    outcome,
    end: () => end(),
    haveAll: () => haveAll(),
    isLetGo: () => isLetGo,
  };
}

const rich = () => createUploadGuard({ inAll: 40, bySender: 10 });

/** Lets this number of bytes arrive per second. */
async function pass(connection: { bytesRead: number }, seconds: number, bytesEach: number) {
  for (let second = 0; second < seconds; second += 1) {
    connection.bytesRead += bytesEach;
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

test('3 MB over a poor mobile line, in 120 seconds, is received', async () => {
  const { connection, outcome, end } = begin(rich());

  await pass(connection, 120, 3_145_728 / 120);
  end();

  expect(await outcome).toBe('received');
});

test('a line that brings everything in bursts, nine seconds apart, is waited for', async () => {
  const { connection, outcome, end } = begin(rich());

  for (let burst = 0; burst < 12; burst += 1) {
    await pass(connection, 1, 262_144);
    await pass(connection, 8, 0);
  }
  end();

  expect(await outcome).toBe('received');
});

test.each([
  ['sends nothing', 0, 0],
  ['stalls after a good start', 2_000_000, 0],
  ['trickles', 0, 1_000],
  ['trickles after a good start', 2_000_000, 1_000],
])('whoever %s is parted from, and what came is let go', async (_name, start, bytesEach) => {
  const { connection, outcome, isLetGo } = begin(rich());

  await pass(connection, 1, start);
  await pass(connection, 12, bytesEach);

  expect(await outcome).toBe(408);
  expect(isLetGo()).toBe(true);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is set %i ms from where it was parts from nobody sooner or later',
  async (step) => {
    const good = begin(rich());
    const idle = begin(rich());
    await pass(good.connection, 1, 100_000);
    jest.setSystemTime(Date.now() + step);
    await pass(good.connection, 12, 100_000);
    good.end();

    expect(await good.outcome).toBe('received');
    expect(idle.isLetGo()).toBe(true);
    expect(await idle.outcome).toBe(408);
  },
);

test('work on a body that is there may take its time', async () => {
  const { outcome, haveAll, end } = begin(rich());

  haveAll();
  await jest.advanceTimersByTimeAsync(60_000);
  end();

  expect(await outcome).toBe('received');
});

test('beyond its share a sender loses its slowest body, and nobody else loses one', async () => {
  const uploadGuard = createUploadGuard({ inAll: 4, bySender: 2 });
  const other = begin(uploadGuard, 'b');
  await pass(other.connection, 1, 0);
  const idle = begin(uploadGuard);
  const busy = begin(uploadGuard);
  await pass(busy.connection, 1, 50_000);

  const newcomer = begin(uploadGuard);
  expect(await idle.outcome).toBe(408);
  [other, busy, newcomer].forEach(({ end }) => end());
  expect(await Promise.all([other.outcome, busy.outcome, newcomer.outcome])).toEqual([
    'received',
    'received',
    'received',
  ]);
});

test('when there is no room at all, the sender with most bodies makes some', async () => {
  const uploadGuard = createUploadGuard({ inAll: 3, bySender: 2 });
  const idle = begin(uploadGuard, 'b');
  await pass(idle.connection, 1, 0);
  const many = [begin(uploadGuard, 'a'), begin(uploadGuard, 'a')];

  const newcomer = begin(uploadGuard, 'c');

  expect(await many[0]?.outcome).toBe(408);
  [idle, newcomer].forEach(({ end }) => end());
  expect([await idle.outcome, await newcomer.outcome]).toEqual(['received', 'received']);
});

test('a body that is there is never taken for another: then the newcomer is refused', async () => {
  const uploadGuard = createUploadGuard({ inAll: 1, bySender: 1 });
  const first = begin(uploadGuard);
  first.haveAll();

  expect(await begin(uploadGuard).outcome).toBe(503);
  first.end();
  expect(await first.outcome).toBe('received');
});
