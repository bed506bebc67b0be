import type { S3Settings } from './s3-bucket';
import { StartFailure } from './start-failure';

/**
 * Reads bucket settings; undefined without a URL. `names` is the prefix of the variables.
 * @throws StartFailure if the settings are invalid.
 */
export function readS3Settings(
  names: string,
  { url, region, accessKey, secretKey }: S3Settings,
): S3Settings | undefined {
  if (!url) return undefined;
  const isBucket = /^https?:\/\/[^/]+\/./.test(url) && URL.canParse(url);
  if (!isBucket) throw new StartFailure(`${names}_URL debe ser como https://servidor/bucket.`);
  if (!accessKey || !secretKey) {
    throw new StartFailure(
      `${names}_URL necesita también ${names}_ACCESS_KEY y ${names}_SECRET_KEY.`,
    );
  }
  return { url, region, accessKey, secretKey };
}
