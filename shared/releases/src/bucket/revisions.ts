import type { Bucket } from '@portal/server/s3-bucket';
import { revisionFile } from '../registry';
import type { RevisionText } from '../write-revisions';

export type BucketRevisions = ReturnType<typeof bucketRevisions>;

/** Parallel reads when several revisions are missing. */
const askedAtOnce = 16;

/**
 * Numbered revisions in a bucket, without gaps; the highest one is the registry. Each is written
 * once, by the first writer, and never changes.
 */
export function bucketRevisions(bucket: Bucket) {
  const read = async (revision: number): Promise<RevisionText | undefined> => {
    const bytes = await bucket.read(revisionFile(revision));
    return bytes && { revision, text: bytes.toString() };
  };

  /** Revisions from a number on. Needs only one request if there is none. */
  async function readFrom(revision: number) {
    const first = await read(revision);
    if (!first) return [];
    const found = [first];
    for (;;) {
      const next = revision + found.length;
      const asked = Array.from({ length: askedAtOnce }, (_none, index) => read(next + index));
      const answered = await Promise.all(asked);
      const end = answered.indexOf(undefined);
      found.push(...answered.slice(0, end < 0 ? askedAtOnce : end).flatMap((one) => one ?? []));
      if (end >= 0) return found;
    }
  }

  /** Returns false if another writer has created this revision first. */
  async function add(revision: number, text: string) {
    await requireConditions(revision - 1);
    if (await bucket.create(revisionFile(revision), Buffer.from(text))) return true;
    // Perhaps our write succeeded and only its answer was lost.
    return (await read(revision))?.text === text;
  }

  /**
   * A bucket that ignores conditions could lose publications. Checks it by writing an existing
   * revision again, which must be refused. Revision 0 is an empty file for this check.
   */
  async function requireConditions(revision: number) {
    const file = revisionFile(revision);
    if (revision === 0) await bucket.create(file, Buffer.from(''));
    const content = await bucket.read(file);
    if (content && !(await bucket.create(file, content))) return;
    throw new Error(
      'El almacén S3 ignora las escrituras condicionales («If-None-Match: *»), y una publicación simultánea podría perderse; usa uno que las respete.',
    );
  }

  return { read, readFrom, add };
}
