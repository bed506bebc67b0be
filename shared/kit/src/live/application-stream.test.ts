import { listenToApplications } from '../resources/application-events';
import { followApplications } from './application-stream';

jest.mock('../resources/application-events');
const listen = jest.mocked(listenToApplications);

test('listens at once, and what happened before that counts as news about everything', () => {
  const listener = jest.fn();
  listen.mockImplementation(({ onOpen, onEvent }) => {
    onOpen();
    onEvent([7]);
    return new Promise(() => undefined);
  });

  const stop = followApplications(listener);

  expect(listener.mock.calls).toEqual([[[]], [[7]]]);
  stop();
  expect(listen.mock.lastCall?.[0].signal.aborted).toBe(true);
});
