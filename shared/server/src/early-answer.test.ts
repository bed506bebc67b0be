import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { earlyAnswer } from './early-answer';

afterEach(() => jest.useRealTimers());

test('whoever never stops sending is read for ten seconds and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const request = new IncomingMessage(new Socket());
  const answer = text(earlyAnswer(request, 'No'));
  await jest.advanceTimersByTimeAsync(10_000);

  expect(await answer).toBe('No');
});
