import { StartFailure } from '@portal/server/start-failure';
import { readKnownOrigins, readOrigin } from './admission/known-origins';
import { readTrustedProxies } from './admission/trusted-proxies';

export type SiteSettings = {
  /** Whose `X-Forwarded-…` headers are believed: a number of proxies, or addresses and networks. */
  readonly trustProxy?: string | undefined;
  /** The origins where the public reaches the site, the one for search engines first. */
  readonly publicUrl?: string | undefined;
  /** Multiplies how many new pages one address may ask for. */
  readonly limitFactor?: string | undefined;
  /** `0`: bad releases are counted, and stay until somebody takes them back. */
  readonly releaseGuard?: string | undefined;
};

/** What settings of the site mean; nonsense fails with a sentence for whoever starts it. */
export const readSettings = ({
  trustProxy,
  publicUrl,
  limitFactor,
  releaseGuard,
}: SiteSettings) => ({
  trustedProxies: readTrustedProxies(trustProxy),
  limitFactor: readLimitFactor(limitFactor),
  origins: readKnownOrigins(publicUrl),
  isGuarded: readGuard(releaseGuard),
});

/** The same setting multiplies the API's limits. */
function readLimitFactor(setting = '1') {
  const factor = Number(setting || '1');
  if (Number.isInteger(factor) && factor >= 1) return factor;
  throw new StartFailure(`LIMIT_FACTOR debe ser un número entero desde 1, no «${setting}».`);
}

function readGuard(setting = '1') {
  if (['', '0', '1'].includes(setting)) return setting !== '0';
  throw new StartFailure(`RELEASE_GUARD debe ser 0 o 1, no «${setting}».`);
}

/** Where the API is, by its setting: a scheme and a host, as the calls bring their own paths. */
export const readApiUrl = (setting: string) =>
  readOrigin(
    setting,
    `API_URL debe ser una dirección como https://api.ejemplo.org, no «${setting}».`,
  ).origin;
