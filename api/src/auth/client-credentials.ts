import { createHash, timingSafeEqual } from 'node:crypto';
import { webClient } from '@portal/contract/session';

/** Whether an Authorization header names the web application (RFC 6749 §2.3.1). */
export function isWebClient(authorization: string | undefined): boolean {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return isSame(Buffer.from(encoded, 'base64').toString(), `${webClient.id}:${webClient.secret}`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
