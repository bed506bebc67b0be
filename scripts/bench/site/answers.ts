import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-CL,es;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

export type Answer = {
  readonly headers: IncomingMessage['headers'];
  /** Encoded as sent; `fetch` would decompress it. */
  readonly body: Buffer;
};

export const answerOf = (url: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { headers: browserHeaders }, (answer) => {
      const { headers } = answer;
      buffer(answer).then((body) => resolve({ headers, body }), reject);
    }).once('error', reject);
  });
