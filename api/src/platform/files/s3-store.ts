import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '../problem/problem';
import type { FileStore } from './file-store';

export type S3Settings = {
  /** `https://host/bucket`, and a prefix behind it if there is one. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

const answerMilliseconds = 15_000;

/** Files of a bucket that speaks S3: Amazon's or a compatible one. */
export function createS3Store({ url, region, accessKey, secretKey }: S3Settings): FileStore {
  const { origin, bucket, prefix } = readBucketUrl(url);
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 3,
  });

  return {
    async save(folder, name, bytes) {
      await expectStatus(await send('PUT', `${prefix}${folder}/${name}`, bytes));
    },

    async read(folder, name) {
      const answer = await send('GET', `${prefix}${folder}/${name}`);
      if (answer.status === 404) return undefined;
      await expectStatus(answer);
      return Buffer.from(await answer.arrayBuffer());
    },

    async remove(folder, name) {
      const answer = await send('DELETE', `${prefix}${folder}/${name}`);
      if (answer.status !== 404) await expectStatus(answer);
    },

    async list(folder) {
      const names: string[] = [];
      let page: ListPage = { names: [], next: '' };
      do {
        page = await listPage(`${prefix}${folder}/`, page.next);
        names.push(...page.names);
      } while (page.next !== undefined);
      return names;
    },
  };

  function send(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Uint8Array) {
    const asking = client.fetch(`${origin}/${bucket}/${path}`, {
      method,
      // Signed, so that a store refuses bytes which did not arrive as they were sent.
      headers: { 'x-amz-content-sha256': sha256(body ?? '') },
      signal: AbortSignal.timeout(answerMilliseconds),
      ...(body && { body: new Uint8Array(body) }),
    });
    return asking.catch((cause: unknown) => {
      throw away(cause);
    });
  }

  async function listPage(start: string, token = '') {
    const query = new URLSearchParams({ 'list-type': '2', prefix: start });
    if (token) query.set('continuation-token', token);
    const answer = await send('GET', `?${query}`);
    await expectStatus(answer);
    return readListPage(await answer.text(), start);
  }
}

function readBucketUrl(url: string) {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...rest] = pathname.split('/').filter(Boolean);
  return { origin, bucket, prefix: rest.map((part) => `${part}/`).join('') };
}

type ListPage = { names: string[]; next: string | undefined };

/** The names are ours, so they hold nothing that XML would write in another way. */
const readListPage = (xml: string, start: string): ListPage => ({
  names: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(start.length)),
  next: /<NextContinuationToken>([^<]+)</.exec(xml)?.[1],
});

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

async function expectStatus(answer: Response) {
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  const failure = new Error(`The file store answered ${answer.status} ${code}.`);
  throw answer.status >= 500 ? away(failure) : failure;
}

/** It cannot be reached, or says itself that it cannot at the moment: whoever asked may come again. */
const away = (cause: unknown) => Object.assign(unavailable(), { cause });
