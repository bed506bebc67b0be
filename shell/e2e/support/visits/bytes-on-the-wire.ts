import { expect, type BrowserContext, type CDPSession } from '@playwright/test';
import { waitUntilLive } from '../live';
import { recordRequests } from './requests';

/** Longest pause before requests that a live page sends by itself, in milliseconds. */
const restAfter = 1500;

type Weight = {
  /** Compressed size including headers. */
  readonly bytes: number;
  /** Without headers. */
  readonly bodyBytes: number;
  readonly encodings: readonly string[];
  /** Size, encoding and address of each file, for failure messages. */
  readonly list: string;
};

/**
 * Measures the bytes that a page loads in this context. Files from the browser cache count as 0.
 */
export async function bytesOnTheWire(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const answers = await recordAnswers(session);
  const { quietFor } = await recordRequests(session);
  await page.goto(url);
  await waitUntilLive(page);
  await expect.poll(quietFor, { timeout: 30_000 }).toBeGreaterThan(restAfter);
  await page.close();
  const weigh = (type: string): Weight => {
    const found = answers().filter((answer) => answer.type === type);
    return {
      bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
      bodyBytes: found.reduce((sum, { bytes, headerBytes }) => sum + bytes - headerBytes, 0),
      encodings: found.map(({ encoding }) => encoding),
      list: found.map((answer) => `${answer.bytes} ${answer.encoding} ${answer.url}`).join('\n'),
    };
  };
  return { document: weigh('Document'), scripts: weigh('Script') };
}

type Answer = {
  readonly type: string;
  readonly url: string;
  readonly encoding: string;
  readonly headerBytes: number;
  bytes: number;
};

async function recordAnswers(session: CDPSession) {
  const answers = new Map<string, Answer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? 'identity';
    const { url, encodedDataLength: headerBytes } = response;
    answers.set(requestId, { type, url, encoding, headerBytes, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...answers.values()];
}
