import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export type S3Settings = {
  /** `https://host/bucket`, optionally with a prefix behind it. */
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

/** A refusal of the bucket, or the reason why it did not respond. */
export class BucketFailure extends Error {
  override name = 'BucketFailure';

  /** Status of the response; 0 if there was none. */
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** True if the bucket is unreachable or temporarily unavailable, so that a retry may succeed. */
  get isAway() {
    return this.status === 0 || (this.status >= 500 && this.status !== notImplemented);
  }
}

const notImplemented = 501;

export type Bucket = ReturnType<typeof openBucket>;

/**
 * An S3 bucket of Amazon or a compatible service. Keys are relative to the prefix of the URL.
 * Failed calls throw a {@link BucketFailure}.
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
     * Writes a new object; of several simultaneous writers one gets `true`. `false`: the object
     * exists, or another call is writing or removing it.
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

    /** Lists the objects with this key prefix in alphabetical order. */
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
      // Signed, so that the store refuses a damaged body.
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

/** Our keys contain no characters that XML escapes. */
const textIn = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

/** An unread body would keep the connection busy. */
async function ignore(answer: Response): Promise<undefined> {
  await answer.body?.cancel();
}

async function expectStatus(answer: Response) {
  if (!answer.ok) throw failureOf(answer, await codeOf(answer));
}

/** A 404 may concern the object or the whole bucket. */
async function expectBucket(answer: Response): Promise<undefined> {
  const code = await codeOf(answer);
  if (code === 'NoSuchBucket') throw failureOf(answer, code);
}

const codeOf = async (answer: Response) => textIn(await answer.text(), 'Code') ?? '';

const failureOf = ({ status }: Response, code: string) =>
  new BucketFailure(`${`The bucket answered ${status} ${code}`.trim()}.`, status);
