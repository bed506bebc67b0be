import { isIP } from 'node:net';
import { StartFailure } from '@portal/server/start-failure';

type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** Network names of Fastify. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies that may set `X-Forwarded-…` headers: a number of hops, or addresses and networks.
 * Fastify reads these headers from the right end, which the nearest proxy wrote.
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
