import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';

/** Answers of the API that a file can give as well, and the file's name. */
export const staticAnswers = [
  { path: '/api/ofertas', file: 'offers.br' },
  { path: '/api/ofertas/id/1', file: 'offer.br' },
] as const;

/** Keeps the very bytes that the API sends. */
export async function saveAnswers(address: string, folder: string) {
  for (const { path, file } of staticAnswers) {
    writeFileSync(join(folder, file), await encodedBody(`${address}${path}`));
  }
}

/** `fetch` would unpack them. */
const encodedBody = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      buffer(answer).then(resolve, reject);
    }).once('error', reject);
  });
