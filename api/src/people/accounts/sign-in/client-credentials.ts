import { webClient } from '@portal/contract/credentials';
import { isSameText } from '@portal/server/same-text';

/** True for the credentials of the web application (RFC 6749 §2.3.1). */
export function isWebClient(authorization: string | undefined): boolean {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return isSameText(
    Buffer.from(encoded, 'base64').toString(),
    `${webClient.id}:${webClient.secret}`,
  );
}
