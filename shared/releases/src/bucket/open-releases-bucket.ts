import { mkdirSync } from 'node:fs';
import { openBucket } from '@portal/server/s3-bucket';
import { readS3Settings } from '@portal/server/s3-settings';
import { createReleasesBucket, type ReleasesBucket } from './releases-bucket';

/**
 * Opens the bucket of the settings `RELEASES_S3_…`, with the folder as its copy. Undefined without
 * settings: releases then exist only in the folder. Throws an error with advice for invalid
 * settings.
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
  // Sites serve files from the folder even before the first copy.
  mkdirSync(releasesFolder, { recursive: true });
  return createReleasesBucket(openBucket(settings), releasesFolder);
}
