import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBackground } from './in-background';

const failure = new Error('La base de datos no responde.');

test.each([
  [
    'at once',
    () => {
      throw failure;
    },
  ],
  ['later', () => Promise.reject(failure)],
])('work that fails %s is told on the log, and ends nothing', async (_when, work) => {
  const log = { error: jest.fn() };

  inBackground(log, 'tidying', work);
  await nextTurn();

  expect(log.error.mock.calls).toEqual([[{ err: failure }, 'tidying failed']]);
});

test('work begins at once', () => {
  const work = jest.fn();

  inBackground({ error: jest.fn() }, 'tidying', work);

  expect(work).toHaveBeenCalled();
});
