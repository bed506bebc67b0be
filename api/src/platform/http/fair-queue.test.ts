import { createFairQueue } from './fair-queue';

/** Work that ends on demand, and the callers that have begun. */
function heldWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ends.shift()?.();
  };
  return { begun, work, endOne };
}

const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );

const busy = 'El servicio está ocupado. Inténtalo de nuevo en 5 segundos.';

test('callers take turns, however often one of them asks', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 10, waitingEach: 10 });
  const { begun, work, endOne } = heldWork();

  const calls = ['a', 'a', 'a', 'b', 'c', 'b'].map((caller) => inTurn(caller, work(caller)));
  for (let round = 0; round < calls.length; round += 1) await endOne();
  await Promise.all(calls);

  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

test('one caller cannot fill the room that others wait in', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 4, waitingEach: 3 });
  const { work, endOne } = heldWork();
  const many = Array.from({ length: 6 }, () => settled(inTurn('a', work('a'))));

  const others = ['b', 'c', 'd'].map((caller) => settled(inTurn(caller, work(caller))));
  for (let round = 0; round < 8; round += 1) await endOne();

  // One call of «a» runs and three wait; two give way to «c» and «d».
  expect(await Promise.all(many)).toEqual(['done', 'done', busy, busy, busy, busy]);
  expect(await Promise.all(others)).toEqual(['done', 'done', 'done']);
});

test('when everybody waits with one call, one more is refused', async () => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 2, waitingEach: 2 });
  const { work, endOne } = heldWork();

  const calls = ['a', 'b', 'c', 'd'].map((caller) => settled(inTurn(caller, work(caller))));
  for (let round = 0; round < 3; round += 1) await endOne();

  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done', busy]);
});
