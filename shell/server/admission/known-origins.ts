import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { StartFailure } from '@portal/server/start-failure';

export type KnownOrigins = {
  /** The one that search engines are told, if the setting names any. */
  readonly canonical: string | undefined;
  /** Where a request reached the site, such as `https://example.org`; nothing, if that is not known. */
  readonly find: (host: string, protocol: string) => string | undefined;
};

/**
 * The origins that the site answers for. A client writes host and scheme as it likes, and they become
 * part of links and policies, so nothing is believed that is not listed. Without the setting, only names
 * that nobody else can own are known: those of this machine, and addresses.
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

/** An address that is a scheme and a host, and nothing else; fails with the sentence otherwise. */
export function readOrigin(text: string, refusal: string) {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  throw new StartFailure(refusal);
}

/** The port of the scheme may be written or left out. */
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
