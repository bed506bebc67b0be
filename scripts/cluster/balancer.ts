import { runNginx } from '../servers/run-nginx';
import type { Instance } from './instance';

/**
 * nginx before the instances, as a company would run it. What is lost on its way is sent to the other
 * instance where that is safe: nginx does so with reads, and with what never left it. A call with an
 * Idempotency-Key may be sent twice, so it takes the second location. An instance that is gone refuses
 * at once, so none is ever left out for a while.
 */
export const startBalancer = (instances: readonly Instance[]) =>
  runNginx({
    probe: '/health/live',
    http: `
  upstream api {
${instances.map(({ port }) => `    server 127.0.0.1:${port} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  client_max_body_size 4m;
  proxy_http_version 1.1;
  proxy_set_header Connection '';
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`,
    server: `
    error_page 418 = @repeatable;
    location / {
      if ($http_idempotency_key) { return 418; }
      proxy_pass http://api;
      proxy_next_upstream error timeout;
    }
    location @repeatable {
      proxy_pass http://api;
      proxy_next_upstream error timeout non_idempotent;
    }`,
  });
