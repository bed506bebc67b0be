import { createHash } from 'node:crypto';

export type Answer = { readonly status: number; readonly body?: string | Buffer };

type Sent = {
  readonly body: Promise<Buffer>;
  /** The SHA-256 that the client states, in hexadecimal. */
  readonly checksum: string;
  /** True if it was sent with `If-None-Match: *`. */
  readonly isCreated: boolean;
};

/** Amazon lists 1,000 keys per page; a smaller page lets tests reach the second one. */
const keysInPage = 100;

/**
 * Objects in memory with Amazon's conditional writes: 412 if the key exists, 409 if it is removed
 * while the body arrives.
 */
export function createAwsBucket() {
  const objects = new Map<string, Buffer>();
  /** Write times by key; objects that a test adds directly count as written in 1970. */
  const times = new Map<string, Date>();
  const attempts = new Set<{ readonly key: string; isDisturbed: boolean }>();

  function entryOf(key: string) {
    const time = (times.get(key) ?? new Date(0)).toISOString();
    const bytes = objects.get(key)?.length;
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Size>${bytes}</Size></Contents>`;
  }

  return {
    objects,
    times,

    read(key: string): Answer {
      const content = objects.get(key);
      return content ? { status: 200, body: content } : refusal(404, 'NoSuchKey');
    },

    async write(key: string, { body, checksum, isCreated }: Sent): Promise<Answer> {
      const attempt = { key, isDisturbed: false };
      attempts.add(attempt);
      const content = await body;
      attempts.delete(attempt);
      if (!isWhole(content, checksum)) return refusal(400, 'XAmzContentSHA256Mismatch');
      if (isCreated && attempt.isDisturbed) return refusal(409, 'ConditionalRequestConflict');
      if (isCreated && objects.has(key)) return refusal(412, 'PreconditionFailed');
      objects.set(key, content);
      times.set(key, new Date());
      return { status: 200 };
    },

    remove(key: string): Answer {
      for (const attempt of attempts) if (attempt.key === key) attempt.isDisturbed = true;
      objects.delete(key);
      return { status: 204 };
    },

    list(query: URLSearchParams): Answer {
      const after = query.get('continuation-token') ?? '';
      const found = [...objects.keys()]
        .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
        .toSorted();
      const page = found.slice(0, keysInPage);
      const next = found.length > keysInPage ? page.at(-1) : undefined;
      const contents = page.map((key) => entryOf(key));
      return { status: 200, body: listing(contents, next) };
    },
  };
}

const isWhole = (content: Buffer, checksum: string) =>
  createHash('sha256').update(content).digest('hex') === checksum;

export const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
});

function listing(contents: readonly string[], next: string | undefined) {
  const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`;
}
