import { beginCopy } from '@portal/releases/bucket/begin-copy';
import type { ReleasesBucket } from '@portal/releases/bucket/releases-bucket';
import { neededReleases } from '@portal/releases/needed-releases';
import { readRegistry } from '@portal/releases/registry';
import type { FastifyBaseLogger } from 'fastify';

type FollowOptions = {
  readonly releasesFolder: string;
  readonly bucket: ReleasesBucket;
  readonly log: FastifyBaseLogger;
  /** Polling interval in milliseconds. */
  readonly interval?: number;
};

/** Delay before missing releases are requested again, in milliseconds. */
const untilNextTry = 60_000;

const behindText = 'Cannot read the releases bucket; keeping the local copy';

/**
 * Keeps the releases folder a copy of the bucket. Waits for the first copy; the existing copy stays
 * while the bucket is unreachable. Returns a function that stops it.
 */
export async function followBucket({ interval = 1000, ...options }: FollowOptions) {
  const { releasesFolder, bucket, log } = options;
  let isBehind = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  /**
   * Last revision with all its releases copied, and the time at which missing ones are requested
   * again.
   */
  let complete = { revision: 0, until: 0 };

  function fallBehind(failure: unknown) {
    if (!isBehind) log.error({ err: failure }, behindText);
    isBehind = true;
  }

  async function takeRest() {
    const { revision } = await readRegistry(releasesFolder);
    if (revision === complete.revision && Date.now() < complete.until) return;
    const missing = await bucket.take(await neededReleases(releasesFolder));
    for (const { name, id, reason } of missing) {
      log.warn(
        { release: `${name}/${id}`, err: reason },
        'A release is missing in the bucket or cannot be copied',
      );
    }
    complete = { revision, until: missing.length > 0 ? Date.now() + untilNextTry : Infinity };
  }

  async function look() {
    try {
      await bucket.pull();
      if (isBehind) log.warn('The releases bucket is reachable again');
      isBehind = false;
      await takeRest();
    } catch (failure) {
      fallBehind(failure);
    }
    if (!isStopped) schedule();
  }

  function schedule() {
    timer = setTimeout(() => {
      looking = look();
    }, interval).unref();
  }

  await beginCopy(options, fallBehind);
  schedule();

  /** Resolves when the last write to the folder has ended. */
  return async function stopFollowing() {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
