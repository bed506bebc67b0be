import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { waitWhileConnected } from './wait-while-connected';

const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

test('the wait ends when its time is over', async () => {
  expect(await waitWhileConnected(newResponse(), 1)).toBe(true);
});

test('the wait ends at once when the client leaves', async () => {
  const response = newResponse();

  const waited = waitWhileConnected(response, 3_600_000);
  response.emit('close');

  expect(await waited).toBe(false);
});

test('nobody is waited for who has left before', async () => {
  const response = newResponse();
  response.destroy();

  expect(await waitWhileConnected(response, 3_600_000)).toBe(false);
});
