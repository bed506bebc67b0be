import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { StartFailure } from '@portal/server/start-failure';

export type KnownOrigins = {
  /** The origin for search engines; undefined without the setting. */
  readonly canonical: string | undefined;
  /**
   * Returns the origin of a request, such as `https://example.org`; undefined for unknown hosts.
   */
  readonly find: (host: string, protocol: string) => string | undefined;
};

/**
 * Reads PUBLIC_URL. Clients choose host and scheme freely, and both become part of links and
 * policies, so only listed origins are accepted. The default is this machine's names and IP
 * addresses, which no other party can own.
 */
export function readKnownOrigins(setting = ''): KnownOrigins {
  if (setting.trim() === '') return { canonical: undefined, find: findLocal };
  const urls = setting
    .split(',')
    .map((text) =>
      readOrigin(
        text.trim(),
        `PUBLIC_URL debe ser una o más direcciones como https://ejemplo.org, separadas por comas, no «${setting}».`,
      ),
    );
  const byHost = new Map(
    urls.toReversed().flatMap((url) => spellingsOf(url).map((host) => [host, url.origin] as const)),
  );
  return { canonical: urls[0]?.origin, find: (host) => byHost.get(host.toLowerCase()) };
}

/**
 * Parses a URL of only scheme and host.
 * @throws StartFailure with the given sentence for other texts.
 */
export function readOrigin(text: string, refusal: string) {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new StartFailure(refusal);
}

/** The default port is optional. */
const spellingsOf = ({ protocol, host, port }: URL) =>
  port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];

function findLocal(host: string, protocol: string) {
  const name = host.toLowerCase();
  if (!isLocal(name.replace(/:\d+$/, ''))) return undefined;
  return `${protocol === 'https' ? 'https' : 'http'}://${name}`;
}

const ownName = hostname().toLowerCase();

const isLocal = (name: string) =>
  name === 'localhost' ||
  name === ownName ||
  /^[\w.-]+\.localhost$/.test(name) ||
  isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;
