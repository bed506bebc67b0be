import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isReached } from '../../api/testing/is-reached';
import { beginSite, closeOf, get, send, startSite } from './testing/site-process';

jest.setTimeout(60_000);

describe('told to wait, as its API is not there yet', () => {
  test('it lets nobody in before it is opened', async () => {
    const { child, port } = await beginSite(['--wait']);
    await untilItHasRenderer(child.pid);
    expect(await isReached(port)).toBe(false);

    child.send('open');
    await once(child, 'message');

    expect(await isReached(port)).toBe(true);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  test('it ends as ever', async () => {
    const { child } = await beginSite(['--wait']);
    await untilItHasRenderer(child.pid);

    child.kill('SIGTERM');

    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('it ends when whoever started it has ended before it was loaded', async () => {
    const { child } = await beginSite(['--wait']);

    child.disconnect();

    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

/** A site starts its renderer before it listens. */
async function untilItHasRenderer(pid = 0) {
  const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  while (children() === '') await wait(20);
}

test('a page that is asked for while it ends is rendered and answered, which ends the connection', async () => {
  const { child, port } = await startSite();
  const stream = await send(port, get('/api/eventos'));
  await once(stream, 'data');
  const late = connect(port, '127.0.0.1');
  const end = closeOf(late);
  let text = '';
  late.on('data', (part: Buffer) => (text += part.toString()));
  late.write('GET /cosa/1 HTTP/1.1\r\n');
  // By then the site has started to read the request.
  const other = await send(port, [...get('/robots.txt'), 'Connection: close']);
  await closeOf(other);

  const streamEnd = closeOf(stream);
  const exit = once(child, 'close');
  child.kill('SIGTERM');
  await streamEnd;
  late.write('Host: 127.0.0.1\r\n\r\n');
  await end;

  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('\r\nConnection: close\r\n');
  expect(text).toContain('/cosa/1</div>');
  expect((await exit)[0]).toBe(0);
});
