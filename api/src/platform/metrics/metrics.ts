import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ChangeListener } from '../database/change-listener';
import type { App } from '../http/app-type';
import type { Notices } from '../mail/notices';
import type { SecurityLog } from '../security-log/security-log';

export type Metrics = ReturnType<typeof createMetrics>;

type Watched = {
  pool: Pool;
  changes: ChangeListener;
  securityLog: SecurityLog;
  notices: Pick<Notices, 'canSend' | 'isUp'>;
};

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),

    watch(app: App, { pool, changes, securityLog, notices }: Watched) {
      watchRequests(app, registry);
      watchPool(pool, registry);
      watchListener(changes, registry);
      watchSecurity(securityLog, registry);
      if (notices.canSend) watchMail(notices, registry);
    },
  };
}

/**
 * Labels requests by route pattern, because paths can contain names
 * (`/api/aplicantes/correo/{email}/…`).
 */
function watchRequests(app: App, registry: Registry) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'unknown', status: statusCode };
    requests.observe(labels, elapsedTime / 1000);
  });
}

function watchPool(pool: Pool, registry: Registry) {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Database connections of this process, and queries waiting for one.',
    registers: [],
    labelNames: ['kind'],
    collect() {
      this.set({ kind: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ kind: 'idle' }, pool.idleCount);
      this.set({ kind: 'waiting' }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
}

function watchListener(listener: ChangeListener, registry: Registry) {
  const isUp = new Gauge({
    name: 'change_listener_up',
    help: '1 while changes of other instances are received; otherwise the cache is off.',
    registers: [],
    collect() {
      this.set(listener.isListening() ? 1 : 0);
    },
  });
  registry.registerMetric(isUp);
}

function watchMail(notices: Watched['notices'], registry: Registry) {
  const isUp = new Gauge({
    name: 'mail_server_up',
    help: '1 if the mail server worked at the last attempt; otherwise mails wait.',
    registers: [],
    collect() {
      this.set(notices.isUp() ? 1 : 0);
    },
  });
  registry.registerMetric(isUp);
}

function watchSecurity(securityLog: SecurityLog, registry: Registry) {
  const events = new Counter({
    name: 'security_events_total',
    help: 'Sign-ins, refusals and faults, including those that the log only counts.',
    registers: [registry],
    labelNames: ['event', 'outcome'],
  });
  securityLog.onEvent(({ event, outcome }) => events.inc({ event, outcome }));
}
