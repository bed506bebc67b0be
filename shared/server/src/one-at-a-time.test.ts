import { oneAtATime } from './one-at-a-time';

test('who asks while one runs shares the next one, which begins after that', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const run = oneAtATime(work);
  const isOver = jest.fn();

  const first = run();
  await Promise.resolve();
  const [second, third] = [run().then(isOver), run().then(isOver)];
  expect(work).toHaveBeenCalledTimes(1);

  ends.shift()?.();
  await first;
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
  expect(isOver).not.toHaveBeenCalled();

  ends.shift()?.();
  await Promise.all([second, third]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(isOver).toHaveBeenCalledTimes(2);
});

test('one that fails is told to who asked for it, and keeps nobody from the next', async () => {
  const run = oneAtATime(jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1));
  const first = run();
  await expect(first).rejects.toThrow('away');
  await expect(run()).resolves.toBe(1);
});
