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
  /** `1`: whoever looks may switch faults on for their own browser. */
  readonly demoMode?: string | undefined;
  /** Where figures for Prometheus are served; without a port there are none. */
  readonly metricsPort?: string | undefined;
  readonly metricsHost?: string | undefined;
};

/** What settings of the site mean; nonsense fails with a sentence for whoever starts it. */
export const readSettings = ({
  trustProxy,
  publicUrl,
  limitFactor,
  releaseGuard,
  demoMode,
  metricsPort,
  metricsHost,
}: SiteSettings) => ({
  trustedProxies: readTrustedProxies(trustProxy),
  limitFactor: readLimitFactor(limitFactor),
  origins: readKnownOrigins(publicUrl),
  isGuarded: readSwitch('RELEASE_GUARD', releaseGuard, true),
  isDemo: readSwitch('DEMO_MODE', demoMode, false),
  metrics: readMetricsAddress(metricsPort, metricsHost),
});

/** By the names of the settings; the API has a port of its own and the same host. */
export const siteSettings = ({
  PUBLIC_URL,
  TRUST_PROXY,
  LIMIT_FACTOR,
  RELEASE_GUARD,
  DEMO_MODE,
  SITE_METRICS_PORT,
  METRICS_HOST,
}: Readonly<Record<string, string | undefined>>): SiteSettings => ({
  publicUrl: PUBLIC_URL,
  trustProxy: TRUST_PROXY,
  limitFactor: LIMIT_FACTOR,
  releaseGuard: RELEASE_GUARD,
  demoMode: DEMO_MODE,
  metricsPort: SITE_METRICS_PORT,
  metricsHost: METRICS_HOST,
});

/** The same setting multiplies the API's limits. */
function readLimitFactor(setting = '1') {
  const factor = Number(setting || '1');
  if (Number.isInteger(factor) && factor >= 1) return factor;
  throw new StartFailure(`LIMIT_FACTOR debe ser un número entero desde 1, no «${setting}».`);
}

function readSwitch(name: string, setting = '', usual: boolean) {
  if (setting === '') return usual;
  if (setting === '0' || setting === '1') return setting === '1';
  throw new StartFailure(`${name} debe ser 0 o 1, no «${setting}».`);
}

function readMetricsAddress(setting = '', host = '') {
  if (setting === '') return undefined;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) {
    return { host: host || '127.0.0.1', port };
  }
  throw new StartFailure(`SITE_METRICS_PORT debe ser un puerto entre 0 y 65535, no «${setting}».`);
}

/** Where the API is, by its setting: a scheme and a host, as the calls bring their own paths. */
export const readApiUrl = (setting: string) =>
  readOrigin(
    setting,
    `API_URL debe ser una dirección como https://api.ejemplo.org, no «${setting}».`,
  ).origin;
