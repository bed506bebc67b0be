import { isIPv6 } from 'node:net';

/**
 * The key of rate limits: the /64 of an IPv6 address, as one household may hold all addresses in
 * it.
 */
export const addressSubject = (address: string) =>
  isIPv6(address) && !address.includes('.') ? expand(address).slice(0, 4).join(':') : address;

function expand(address: string) {
  const [start = '', end = ''] = address.split('::');
  const before = start.split(':').filter(Boolean);
  const after = end.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}
