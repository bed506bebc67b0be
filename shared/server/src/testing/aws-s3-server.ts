import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { inBackground, stderrLog } from '../in-background';
import type { S3Settings } from '../s3-bucket';
import { createAwsBucket, refusal, type Answer } from './aws-bucket';

const bucketName = 'versiones';

const keys = { accessKey: 'prueba', secretKey: 'muy-secreta', region: 'eu-west-1' };

/**
 * An S3 server on a free local port, with Amazon's conditional writes, signatures and checksums.
 * Faults can be switched on.
 */
export async function startAwsServer() {
  const bucket = createAwsBucket();
  const faults = {
    /** Every call is answered with 503. */
    isAway: false,
    /** Ignores conditions, like servers that do not support them. */
    ignoresConditions: false,
    /** Stores the next write but drops its response. */
    losesAnswer: false,
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    if (faults.isAway) return refusal(503, 'SlowDown');
    if (request.headers.authorization !== (await signatureOf(request))) {
      return refusal(403, 'SignatureDoesNotMatch');
    }
    const { pathname, searchParams } = urlOf(request);
    const [, name, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (name !== bucketName) return refusal(404, 'NoSuchBucket');
    if (request.method === 'DELETE') return bucket.remove(key);
    if (request.method === 'GET') return key === '' ? bucket.list(searchParams) : bucket.read(key);
    return bucket.write(key, {
      body: buffer(request),
      checksum: String(request.headers['x-amz-content-sha256']),
      isCreated: request.headers['if-none-match'] === '*' && !faults.ignoresConditions,
    });
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { status, body } = await answer(request);
    const isLost = faults.losesAnswer && request.method === 'PUT';
    if (!isLost) return response.writeHead(status).end(body);
    faults.losesAnswer = false;
    return response.destroy();
  }

  const server = createServer((request, response) =>
    inBackground(stderrLog, 'answering for S3', () => serve(request, response)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const settings: S3Settings = { url: `http://127.0.0.1:${port}/${bucketName}`, ...keys };

  return {
    settings,
    objects: bucket.objects,
    times: bucket.times,
    faults,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const urlOf = ({ url = '/', headers }: IncomingMessage) => new URL(url, `http://${headers.host}`);

async function signatureOf(request: IncomingMessage) {
  const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const headers = signed
    .split(';')
    .filter((name) => name !== 'host')
    .map((name): [string, string] => [name, String(request.headers[name])]);
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url: urlOf(request).href,
    headers,
    accessKeyId: keys.accessKey,
    secretAccessKey: keys.secretKey,
    region: keys.region,
    service: 's3',
    datetime: String(request.headers['x-amz-date']),
  });
  return (await signer.sign()).headers.get('authorization');
}
