import { StartFailure } from '@portal/server/start-failure';
import { readKnownOrigins, readOrigin } from './admission/known-origins';
import { readTrustedProxies } from './admission/trusted-proxies';

export type SiteSettings = {
  /** Proxies that may set `X-Forwarded-…` headers: a number of hops, or addresses and networks. */
  readonly trustProxy?: string | undefined;
  /** Public origins of the site, the one for search engines first. */
  readonly publicUrl?: string | undefined;
  /** Factor for the rate limits per address. */
  readonly limitFactor?: string | undefined;
  /** `0`: bad releases are counted but not taken back automatically. */
  readonly releaseGuard?: string | undefined;
  /** `1`: visitors may switch on simulated faults for their own browser. */
  readonly demoMode?: string | undefined;
  /** Port of the Prometheus metrics; none without a port. */
  readonly metricsPort?: string | undefined;
  readonly metricsHost?: string | undefined;
};

/**
 * Parses the settings.
 * @throws StartFailure with a sentence for the administrator if one is invalid.
 */
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

/**
 * Reads the site's settings from environment variables. METRICS_HOST is shared with the API, the
 * port is not.
 */
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

/** The API multiplies its limits by the same setting. */
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

/** Parses API_URL: scheme and host without a path, because calls have their own paths. */
export const readApiUrl = (setting: string) =>
  readOrigin(
    setting,
    `API_URL debe ser una dirección como https://api.ejemplo.org, no «${setting}».`,
  ).origin;
