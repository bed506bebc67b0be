import { once } from 'node:events';
import { api, closeOf, get, send, startSite } from './testing/site-process';

jest.setTimeout(60_000);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the site, its renderers and whatever is open, within 20 s and with code 0',
  async (signal) => {
    const { child, port } = await startSite();
    const stream = await send(port, get('/api/eventos'));
    await once(stream, 'data');
    const hanging = [
      await send(port, [
        'POST /api/postulaciones HTTP/1.1',
        'Host: 127.0.0.1',
        'Content-Type: application/json',
        'Content-Length: 100',
      ]),
      // A renderer in an endless loop, which cannot notice that it should end.
      await send(port, get('/loop')),
    ];
    const isAsked = once(api, 'request');
    hanging.push(await send(port, get('/api/ofertas')));
    await isAsked;
    const streamEnd = closeOf(stream);
    const ends = Promise.all(hanging.map(closeOf));
    const toldAt = Date.now();

    child.kill(signal);
    await streamEnd;
    expect(Date.now() - toldAt).toBeLessThan(3_000);
    // Renderers share this output, so it closes when the last one ends.
    const [[code]] = await Promise.all([once(child, 'close'), ends]);

    expect(code).toBe(0);
    expect(Date.now() - toldAt).toBeLessThan(20_000);
  },
);
