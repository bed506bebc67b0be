import type { Bucket } from '@portal/server/s3-bucket';
import { revisionFile } from '../registry';
import type { RevisionText } from '../write-revisions';

export type BucketRevisions = ReturnType<typeof bucketRevisions>;

/** So many are asked for at once by who has missed some. */
const askedAtOnce = 16;

/**
 * The revisions that a bucket holds, each under its number, without a gap; the registry is the highest. Each is
 * written once, by who is the first, and never changes.
 */
export function bucketRevisions(bucket: Bucket) {
  const read = async (revision: number): Promise<RevisionText | undefined> => {
    const bytes = await bucket.read(revisionFile(revision));
    return bytes && { revision, text: bytes.toString() };
  };

  /** Those from a number on. While there is nothing new this is one question. */
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

  /** Whether this text is the revision now: `false`, if somebody else made it first. */
  async function add(revision: number, text: string) {
    await requireConditions(revision - 1);
    if (await bucket.create(revisionFile(revision), Buffer.from(text))) return true;
    // It may have been made, and only the answer was lost.
    return (await read(revision))?.text === text;
  }

  /**
   * A bucket that ignores conditions would let one publication replace another. What is there already is made
   * again as it is, which has to be refused; below the first revision there is an empty one for this.
   */
  async function requireConditions(revision: number) {
    const file = revisionFile(revision);
    if (revision === 0) await bucket.create(file, Buffer.from(''));
    const content = await bucket.read(file);
    if (content && !(await bucket.create(file, content))) return;
    throw new Error(
      'El almacén S3 no respeta «If-None-Match: *», así que dos publicaciones a la vez podrían perderse; usa uno que lo haga.',
    );
  }

  return { read, readFrom, add };
}
