import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationEventsPath } from '@portal/contract/application-events';
import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import {
  ensureOverridesKey,
  overridesCookie,
  signOverrides,
} from '@portal/releases/release-overrides';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import {
  createSampleSite,
  writeSampleRegistry,
  writeSampleReleases,
} from 'shell/testing/sample-site';
import { freePort } from '../../../api/testing/free-port';
import { readDeployConfig, linesOfTls, ownLogs } from '../../cluster/deployed';
import { startNginx } from '../../servers/run-nginx';

/** Starts a small site and an API behind nginx with the operators' configuration. */
export async function startBehindNginx() {
  const logs: string[] = [];
  const api = await startApi();
  const ports = { apis: await freePort(), site: await freePort(), tls: await freePort() };
  const releasesFolder = writeReleases();
  const site = await createSampleSite({
    releasesFolder,
    apiUrl: `http://127.0.0.1:${ports.apis}`,
    publicUrl: '',
    trustProxy: '1',
    logLevel: 'trace',
    logStream: { write: (line) => logs.push(line) },
  });
  await site.listen({ port: ports.site, host: '127.0.0.1' });
  const nginx = await startNginx(
    (port) => settings({ ...ports, api: api.port, plain: port }),
    '/robots.txt',
  );
  return {
    address: nginx.address,
    /** The same site over TLS. */
    safeAddress: `https://127.0.0.1:${ports.tls}`,
    /** Cookie of a browser with release overrides. */
    cookie: await overridesOf(releasesFolder),
    stopApi: () => api.stop(),
    stopSite: () => site.close(),
    /** Log lines of nginx and of the site since the start. */
    logged: () => [...logs, ...readLogs(nginx.folder)].join('\n'),
    async stop() {
      await nginx.stop();
      await site.close();
      await api.stop();
    },
  };
}

function writeReleases() {
  const folder = writeSampleReleases();
  const routes = [{ ...sampleRoute, path: paths.offers }];
  writeRelease(folder, { name: 'mf-offers', id: 'o2', routes });
  writeSampleRegistry(folder, 'o2');
  return folder;
}

async function overridesOf(releasesFolder: string) {
  const pins = { pins: { 'mf-offers': 'o1' }, expires: Date.now() + 600_000 };
  return `${overridesCookie}=${signOverrides(pins, await ensureOverridesKey({ releasesFolder }))}`;
}

/** An API with one offer that supports ETags, and with endless event streams. */
async function startApi() {
  const etag = '"1"';
  const api = createServer((request, response) => {
    if (request.url?.startsWith(applicationEventsPath)) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      response.write(': here\n\n');
    } else if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
    } else {
      response.writeHead(200, { etag }).end(JSON.stringify([offerToWire(anOffer())]));
    }
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen.');
  return {
    port: address.port,
    async stop() {
      if (!api.listening) return;
      api.closeAllConnections();
      await once(api.close(), 'close');
    },
  };
}

type Ports = Readonly<Record<'plain' | 'tls' | 'site' | 'apis' | 'api', number>>;

/**
 * Combines both configuration files in one nginx; other requests are logged as by Debian's default.
 */
function settings({ plain, tls, site, apis, api }: Ports) {
  const { certificate, key } = makeCertificate();
  return [
    'access_log other-requests.log; error_log other-errors.log info;',
    readDeployConfig('site.nginx.conf', {
      ...ownLogs,
      [linesOfTls]: `listen 127.0.0.1:${plain};
        listen 127.0.0.1:${tls} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
      '127.0.0.1:8081': `127.0.0.1:${site}`,
      '127.0.0.1:8082': `127.0.0.1:${site}`,
    }),
    readDeployConfig('apis.nginx.conf', {
      ...ownLogs,
      '127.0.0.1:8090': `127.0.0.1:${apis}`,
      '127.0.0.1:3001': `127.0.0.1:${api}`,
      '127.0.0.1:3002': `127.0.0.1:${api}`,
    }),
  ].join('\n');
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const where = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...kind, ...where, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  return { certificate, key };
}

const readLogs = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
