import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export type S3Settings = {
  /** `https://host/bucket`, and a prefix behind it if there is one. */
  readonly url: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

export type BucketEntry = {
  readonly key: string;
  readonly bytes: number;
  /** In milliseconds since 1970. */
  readonly writtenAt: number;
};

/** What a bucket refused, or why it could not be asked. */
export class BucketFailure extends Error {
  override name = 'BucketFailure';

  /** What it answered; 0, if it did not. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** It cannot be reached, or says itself that it cannot at the moment: who asked may come again. */
  get isAway() {
    return this.status === 0 || (this.status >= 500 && this.status !== notImplemented);
  }
}

const notImplemented = 501;

export type Bucket = ReturnType<typeof openBucket>;

/**
 * A bucket that speaks S3: Amazon's or a compatible one. Keys are ours and relative to its prefix. What is
 * refused or cannot be asked fails with a {@link BucketFailure}.
 */
export function openBucket(settings: S3Settings) {
  const { bucketUrl, prefix } = readBucketUrl(settings.url);
  const send = createSender(bucketUrl, settings);

  return {
    async read(key: string): Promise<Buffer | undefined> {
      const answer = await send('GET', prefix + key);
      if (answer.status === 404) return expectBucket(answer);
      await expectStatus(answer);
      return Buffer.from(await answer.arrayBuffer());
    },

    async write(key: string, bytes: Uint8Array): Promise<void> {
      await expectStatus(await send('PUT', prefix + key, { body: bytes }));
    },

    /**
     * Writes what is not there yet: of several who do so at once one gets `true`. Who gets `false` was not
     * the first, or met somebody who writes or removes it at this moment.
     */
    async create(key: string, bytes: Uint8Array): Promise<boolean> {
      const headers = { 'if-none-match': '*' };
      const answer = await send('PUT', prefix + key, { body: bytes, headers });
      if (answer.status === 412 || answer.status === 409) {
        await ignore(answer);
        return false;
      }
      await expectStatus(answer);
      return true;
    },

    async remove(key: string): Promise<void> {
      const answer = await send('DELETE', prefix + key);
      if (answer.status !== 404) await expectStatus(answer);
    },

    /** What has a key that begins so, in the order of the alphabet. */
    async list(start: string): Promise<readonly BucketEntry[]> {
      const entries: BucketEntry[] = [];
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
      for (;;) {
        const answer = await send('GET', `?${query}`);
        await expectStatus(answer);
        const page = readListPage(await answer.text());
        entries.push(...page.entries.map((one) => ({ ...one, key: one.key.slice(prefix.length) })));
        if (page.next === undefined) return entries;
        query.set('continuation-token', page.next);
      }
    },
  };
}

const answerMilliseconds = 15_000;

function createSender(bucketUrl: string, { region, accessKey, secretKey }: S3Settings) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 3,
  });

  return (method: 'GET' | 'PUT' | 'DELETE', path: string, { body, headers }: Sent = {}) => {
    const asking = client.fetch(`${bucketUrl}/${path}`, {
      method,
      // Signed, so that a store refuses bytes which did not arrive as they were sent.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      signal: AbortSignal.timeout(answerMilliseconds),
      ...(body && { body: new Uint8Array(body) }),
    });
    return asking.catch((cause: unknown) => {
      throw new BucketFailure('The bucket does not answer.', 0, { cause });
    });
  };
}

type Sent = { readonly body?: Uint8Array; readonly headers?: Readonly<Record<string, string>> };

function readBucketUrl(url: string) {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...rest] = pathname.split('/').filter(Boolean);
  return { bucketUrl: `${origin}/${bucket}`, prefix: rest.map((part) => `${part}/`).join('') };
}

const readListPage = (xml: string) => ({
  entries: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) =>
    readEntry(entry),
  ),
  next: textIn(xml, 'NextContinuationToken'),
});

const readEntry = (xml: string): BucketEntry => ({
  key: textIn(xml, 'Key') ?? '',
  bytes: Number(textIn(xml, 'Size')),
  writtenAt: Date.parse(textIn(xml, 'LastModified') ?? ''),
});

/** The keys are ours, so they hold nothing that XML would write in another way. */
const textIn = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** A body that nobody reads keeps its connection. */
async function ignore(answer: Response): Promise<undefined> {
  await answer.body?.cancel();
}

async function expectStatus(answer: Response) {
  if (!answer.ok) throw failureOf(answer, await codeOf(answer));
}

/** What is not there may be missing in a bucket, or with it. */
async function expectBucket(answer: Response): Promise<undefined> {
  const code = await codeOf(answer);
  if (code === 'NoSuchBucket') throw failureOf(answer, code);
}

const codeOf = async (answer: Response) => textIn(await answer.text(), 'Code') ?? '';

const failureOf = ({ status }: Response, code: string) =>
  new BucketFailure(`${`The bucket answered ${status} ${code}`.trim()}.`, status);
