import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Visit = { readonly path: string; readonly headers: Record<string, string> };

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

/** Headers that belong to the content; the others belong to the connection. */
const compared = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'etag',
  'integrity-policy',
  'link',
  'location',
  'use-as-dictionary',
  'vary',
];

/** Returns the encoded body and only the headers in `compared`. */
export const requestPage = (address: string, { path, headers }: Visit) =>
  new Promise<Answer>((resolve, reject) => {
    get(address + path, { headers }, (answer) => {
      const { statusCode = 0 } = answer;
      const chosen = Object.fromEntries(compared.map((name) => [name, answer.headers[name]]));
      buffer(answer).then((body) => resolve({ status: statusCode, headers: chosen, body }), reject);
    }).once('error', reject);
  });
