import { startNginx } from '../servers/run-nginx';
import { runVarnish } from '../servers/run-varnish';
import { readDeployConfig, ownLogs, linesOfTls } from './deployed';

/** Any address that a site answers. */
const probe = '/robots.txt';

type Listening = { readonly port: number };
type Pair = readonly [Listening, Listening];

export const startNginxCache = ([one, other]: Pair) =>
  startNginx(
    (port) =>
      readDeployConfig('site.nginx.conf', {
        ...ownLogs,
        [linesOfTls]: `listen 127.0.0.1:${port};`,
        '127.0.0.1:8081': `127.0.0.1:${one.port}`,
        '127.0.0.1:8082': `127.0.0.1:${other.port}`,
      }),
    probe,
  );

export const startVarnishCache = ([one, other]: Pair) =>
  runVarnish(
    readDeployConfig('site.vcl', { '"8081"': `"${one.port}"`, '"8082"': `"${other.port}"` }),
    probe,
  );
