import { isIP } from 'node:net';
import { StartFailure } from '@portal/server/start-failure';

type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** Names that Fastify knows. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whose `X-Forwarded-…` headers are believed: so many proxies in front, or those of a list of addresses
 * and networks. Fastify reads the headers from their right end, which the nearest proxy wrote.
 */
export function readTrustedProxies(setting = ''): TrustedProxies {
  const text = setting.trim();
  if (text === '') return false;
  if (/^\d$/.test(text)) return Number(text) > 0 && ((_address, hop) => hop < Number(text));
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isNetwork)) return proxies;
  throw new StartFailure(
    `TRUST_PROXY debe ser un número de proxies o una lista de direcciones o redes separadas por comas, no «${setting}».`,
  );
}

function isNetwork(text: string) {
  if (networkNames.includes(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const longest = version === 4 ? 32 : 128;
  return length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= longest);
}
