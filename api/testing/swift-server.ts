import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { freePort } from './free-port';
import { endProcess, hasEnded } from './own-process';

export type S3Server = {
  environment: { S3_URL: string; S3_ACCESS_KEY: string; S3_SECRET_KEY: string };
  /** At once; acknowledged data stay on the disk. */
  kill: () => Promise<void>;
  shutDown: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Also deletes its data. */
  stop: () => Promise<void>;
};

export const swiftPackages = [
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
  'python3-swift',
  'memcached',
] as const;

const kinds = ['account', 'container', 'object'] as const;
const programs = [
  ...['proxy', ...kinds].map((kind) => `/usr/bin/swift-${kind}-server`),
  '/usr/bin/memcached',
];

export const hasSwift = () => programs.every((program) => existsSync(program));

const accessKey = 'test:tester';
const secretKey = 'testing';

/** Starts OpenStack Swift with one replica in a temporary folder. */
export async function startSwift(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'swift-'));
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, 'devices/d1'), { recursive: true });
  for (const kind of kinds) {
    const port = await freePort();
    writeFileSync(join(directory, `${kind}.conf`), storageConfiguration({ kind, directory, port }));
    makeRing({ kind, directory, port });
  }
  const cachePort = await freePort();
  const port = await freePort();
  writeFileSync(join(directory, 'proxy.conf'), proxyConfiguration({ directory, port, cachePort }));

  const url = `http://127.0.0.1:${port}/archivos`;
  const start = () => [
    ...kinds.map((kind) => run(kind, directory)),
    runCache(cachePort),
    run('proxy', directory),
  ];
  const endAll = (signal: NodeJS.Signals) =>
    Promise.all(servers.map((server) => endProcess(server, signal)));
  let servers = start();
  await untilAnswers(servers, url, 'PUT');
  return {
    environment: { S3_URL: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    async kill() {
      await endAll('SIGKILL');
    },
    async shutDown() {
      await endAll('SIGTERM');
    },
    async startAgain() {
      servers = start();
      await untilAnswers(servers, url, 'HEAD');
    },
    async stop() {
      await endAll('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

type Part = { kind: string; directory: string; port: number };

const run = (kind: string, directory: string) =>
  spawn(`/usr/bin/swift-${kind}-server`, [join(directory, `${kind}.conf`)], { stdio: 'ignore' });

const runCache = (port: number) =>
  spawn(
    '/usr/bin/memcached',
    ['-l', '127.0.0.1', '-p', String(port), '-U', '0', '-u', userInfo().username],
    { stdio: 'ignore' },
  );

/** One process each, as the user of the tests. */
const general = ({ directory, port }: Omit<Part, 'kind'>) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${directory}
devices = ${directory}/devices
mount_check = false
disable_fallocate = true
log_address = ${directory}/no-log
`;

const storageConfiguration = ({ kind, directory, port }: Part) => `${general({ directory, port })}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

type Proxy = Omit<Part, 'kind'> & { cachePort: number };

const proxyConfiguration = ({
  directory,
  port,
  cachePort,
}: Proxy) => `${general({ directory, port })}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# There is one of each kind: shunned for a minute, as those are that were asked before they listened, none is left.
error_suppression_interval = 0
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_${accessKey.replace(':', '_')} = ${secretKey} .admin
`;

/** Registers the only device of this kind. */
function makeRing({ kind, directory, port }: Part) {
  const builder = join(directory, `${kind}.builder`);
  const build = (...args: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [builder, ...args]);
  build('create', '2', '1', '0');
  build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  build('rebalance');
}

/** Milliseconds, enough for a busy machine. */
const longestStart = 180_000;

/** Creates or finds the bucket. Fails at once if one of the servers has ended. */
async function untilAnswers(servers: readonly ChildProcess[], url: string, method: 'PUT' | 'HEAD') {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region: 'us-east-1',
    service: 's3',
    retries: 0,
  });
  const latest = performance.now() + longestStart;
  let last: unknown;
  while (performance.now() < latest) {
    const gone = servers.find(hasEnded);
    if (gone) throw new Error(`Swift did not start: ${gone.spawnfile} has ended.`);
    last = await client.fetch(url, { method, signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.ok || answer.status,
      (error: unknown) => error,
    );
    if (last === true) return;
    await wait(200);
  }
  throw new Error(`Swift did not start: ${String(last)}.`);
}
