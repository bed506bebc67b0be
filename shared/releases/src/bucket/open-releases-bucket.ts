import { mkdirSync } from 'node:fs';
import { openBucket } from '@portal/server/s3-bucket';
import { readS3Settings } from '@portal/server/s3-settings';
import { createReleasesBucket, type ReleasesBucket } from './releases-bucket';

/**
 * The bucket that the settings `RELEASES_S3_…` name, of which the folder is a copy; without them releases are
 * in the folder alone. Nonsense fails with a sentence.
 */
export function openReleasesBucket(
  environment: Readonly<Record<string, string | undefined>>,
  releasesFolder: string,
): ReleasesBucket | undefined {
  const text = (name: string) => environment[`RELEASES_S3_${name}`]?.trim() ?? '';
  const settings = readS3Settings('RELEASES_S3', {
    url: text('URL'),
    region: text('REGION') || 'us-east-1',
    accessKey: text('ACCESS_KEY'),
    secretKey: text('SECRET_KEY'),
  });
  if (!settings) return undefined;
  // A site serves files of the copy from before there are any.
  mkdirSync(releasesFolder, { recursive: true });
  return createReleasesBucket(openBucket(settings), releasesFolder);
}
