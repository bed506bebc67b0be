import * as v from 'valibot';
import type { ClamdAddress } from '../platform/files/clamd';
import type { MailSettings } from '../platform/mail/mail-transport';
import { readS3Settings } from '@portal/server/s3-settings';
import { StartFailure } from '@portal/server/start-failure';

type Setting = { readonly initial: string; readonly meaning: string };

/** All environment variables of the API. A test compares the table of docs/settings.md. */
export const settings = {
  HOST: { initial: '127.0.0.1', meaning: 'Address that the API listens on.' },
  API_PORT: { initial: '8081', meaning: 'Port that the API listens on.' },
  DATA_DIR: {
    initial: 'data',
    meaning: 'Folder of the embedded database, the uploaded files and the signing key.',
  },
  CACHE_DIR: {
    initial: '.cache',
    meaning:
      'Folder for data that can be rebuilt, such as the empty database that new ones are copied from.',
  },
  MIN_FREE_MB: {
    initial: '200',
    meaning:
      'Megabytes that uploads leave free on the disk of DATA_DIR. An upload beyond that gets 507.',
  },
  DATABASE_URL: { initial: '', meaning: 'PostgreSQL to use instead of the embedded database.' },
  S3_URL: {
    initial: '',
    meaning:
      'Bucket for uploaded files, such as https://host/bucket, instead of a folder in DATA_DIR.',
  },
  S3_REGION: { initial: 'us-east-1', meaning: 'Region of that bucket.' },
  S3_ACCESS_KEY: { initial: '', meaning: 'Access key of that bucket.' },
  S3_SECRET_KEY: { initial: '', meaning: 'Secret key of that bucket.' },
  CLAMAV_URL: {
    initial: '',
    meaning:
      'Virus scanner (clamd) for every uploaded file, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
  },
  DEMO_DATA: {
    initial: '',
    meaning: '1 fills an empty database with demo data and demo accounts.',
  },
  TOKEN_KEY: {
    initial: '',
    meaning: 'Private Ed25519 key (JWK) that signs tokens. Without it a key is kept in DATA_DIR.',
  },
  TOKEN_SECONDS: { initial: '7200', meaning: 'Lifetime of a session, in seconds, 86400 at most.' },
  IDLE_SECONDS: {
    initial: '5400',
    meaning: 'Idle time after which a session ends, in seconds, 28800 at most.',
  },
  SECOND_FACTOR: {
    initial: '',
    meaning:
      '«admin» requires a second factor of every administrator. Without one their administrator rights are off.',
  },
  TRUSTED_PROXIES: {
    initial: 'loopback',
    meaning:
      'Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas.',
  },
  CORS_ORIGINS: {
    initial: '',
    meaning: 'Other origins whose pages may call the API, separated by commas.',
  },
  LIMIT_FACTOR: {
    initial: '1',
    meaning: 'Multiplies every rate limit, for offices behind one address and for tests.',
  },
  SMTP_URL: {
    initial: '',
    meaning: 'Mail server, such as smtp://user:password@host:587. Without it no mail is sent.',
  },
  MAIL_FROM: {
    initial: '',
    meaning: 'Sender of mails. Default: the e-mail of the company in «Empresa».',
  },
  MAIL_TO: {
    initial: '',
    meaning:
      'Mailbox that receives notices of new requests. Default: the e-mail of the company in «Empresa».',
  },
  PUBLIC_URL: {
    initial: '',
    meaning:
      'Public address of the site, the first of several. With a mail server, applicants confirm their e-mail there.',
  },
  LOG_LEVEL: { initial: 'info', meaning: 'fatal, error, warn, info, debug, trace or silent.' },
  METRICS_HOST: { initial: '127.0.0.1', meaning: 'Address that serves the metrics.' },
  METRICS_PORT: {
    initial: '',
    meaning: 'Port that serves /metrics for Prometheus. Without it there are no metrics.',
  },
  STOP_DELAY: {
    initial: '0',
    meaning:
      'Seconds to keep answering after SIGTERM while /health/ready already fails, for load balancers. 300 at most.',
  },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Record<string, string | undefined>) {
  const text = (name: SettingName) => environment[name]?.trim() || settings[name].initial;
  const list = (name: SettingName) => text(name).split(',').map(trim).filter(Boolean);
  const number = (name: SettingName, limits: { min: number; max: number }) =>
    checkedNumber(name, text(name), limits);

  return {
    host: text('HOST'),
    port: number('API_PORT', { min: 0, max: 65_535 }),
    dataDirectory: text('DATA_DIR'),
    cacheDirectory: text('CACHE_DIR'),
    keptFreeBytes: number('MIN_FREE_MB', { min: 0, max: 1_000_000 }) * 1024 * 1024,
    databaseUrl: text('DATABASE_URL') || undefined,
    s3: readS3Settings('S3', {
      url: text('S3_URL'),
      region: text('S3_REGION'),
      accessKey: text('S3_ACCESS_KEY'),
      secretKey: text('S3_SECRET_KEY'),
    }),
    clamd: clamdAddress(text('CLAMAV_URL')),
    hasDemoData: text('DEMO_DATA') === '1',
    tokenKey: text('TOKEN_KEY') || undefined,
    tokenSeconds: number('TOKEN_SECONDS', { min: 1, max: 86_400 }),
    idleSeconds: number('IDLE_SECONDS', { min: 1, max: 28_800 }),
    requiresSecondFactor: secondFactorRule(text('SECOND_FACTOR')),
    trustedProxies: list('TRUSTED_PROXIES'),
    allowedOrigins: list('CORS_ORIGINS'),
    limitFactor: number('LIMIT_FACTOR', { min: 1, max: 1_000_000 }),
    mail: mailConfig({
      url: text('SMTP_URL'),
      from: text('MAIL_FROM') || undefined,
      to: text('MAIL_TO') || undefined,
    }),
    siteUrl: URL.parse(list('PUBLIC_URL')[0] ?? '')?.origin,
    logLevel: text('LOG_LEVEL'),
    metrics: text('METRICS_PORT')
      ? { host: text('METRICS_HOST'), port: number('METRICS_PORT', { min: 0, max: 65_535 }) }
      : undefined,
    stopDelaySeconds: number('STOP_DELAY', { min: 0, max: 300 }),
  };
}

function clamdAddress(url: string): ClamdAddress | undefined {
  if (url === '') return undefined;
  const { protocol, hostname, port, pathname } = URL.parse(url) ?? {};
  if (protocol === 'unix:' && url.startsWith('unix:/') && pathname) return { path: pathname };
  if (protocol === 'tcp:' && hostname && port) {
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  }
  throw new StartFailure(
    'CLAMAV_URL debe ser como tcp://127.0.0.1:3310 o unix:/run/clamav/clamd.ctl.',
  );
}

function secondFactorRule(rule: string): boolean {
  if (rule !== '' && rule !== 'admin') {
    throw new StartFailure('SECOND_FACTOR solo puede ser «admin» o faltar.');
  }
  return rule === 'admin';
}

/** The address contains a password. */
function mailConfig(config: MailSettings): MailSettings | undefined {
  if (config.url === '') return undefined;
  const protocol = URL.parse(config.url)?.protocol ?? '';
  if (['smtp:', 'smtps:'].includes(protocol)) return config;
  throw new StartFailure('SMTP_URL debe ser una dirección como smtp://usuario:clave@servidor:587.');
}

const trim = (part: string) => part.trim();

function checkedNumber(
  name: SettingName,
  value: string,
  { min, max }: { min: number; max: number },
) {
  const schema = v.pipe(
    v.string(),
    v.digits(),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new StartFailure(`${name} debe ser un número entero entre ${min} y ${max}, no «${value}».`);
}
