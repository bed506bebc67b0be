import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';

/** API answers that a static file can give as well, with the name of that file. */
export const staticAnswers = [
  { path: '/api/ofertas', file: 'offers.br' },
  { path: '/api/ofertas/id/1', file: 'offer.br' },
] as const;

export async function saveAnswers(address: string, folder: string) {
  for (const { path, file } of staticAnswers) {
    writeFileSync(join(folder, file), await encodedBody(`${address}${path}`));
  }
}

/** `fetch` would decompress the body. */
const encodedBody = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      buffer(answer).then(resolve, reject);
    }).once('error', reject);
  });
