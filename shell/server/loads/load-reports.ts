import { selectableReleases } from '@portal/releases/channel';
import { loadReports, loadReportsPath, type LoadReport } from '@portal/releases/load-report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createTokenBucket } from '../admission/token-bucket';
import { Refusal } from '../refusal';
import type { ReleaseStore } from '../releases/release-store';
import type { ReleaseSetFinder } from '../releases/release-sets';
import { defaultVisitor, type VisitorReader } from '../releases/visitor';
import type { LoadObserver } from './load-observer';
import type { Loads } from './loads';

type LoadReportsOptions = {
  readonly store: ReleaseStore;
  readonly findReleaseSet: ReleaseSetFinder;
  readonly visitorOf: VisitorReader;
  readonly loads: Loads;
  /** Factor for the rate limit per address. */
  readonly limitFactor: number;
  readonly observer: LoadObserver;
};

/** One call of a page reports a few applications, and one address may have several pages. */
const usual = { inARow: 120, perSecond: 2 };

const maxBytes = 16 * 1024;

const reportsText = v.pipe(v.string(), v.parseJson(), loadReports);

/** Accepts load reports of pages. The sender is neither stored nor logged. */
export function loadReportsCall(app: FastifyInstance, options: LoadReportsOptions) {
  const { store, findReleaseSet, visitorOf, loads, limitFactor, observer } = options;
  const take = createTokenBucket({
    inARow: usual.inARow * limitFactor,
    perSecond: usual.perSecond * limitFactor,
  });

  async function isKnown({ application, release, shell, route }: LoadReport) {
    const { applications } = await store.registry();
    const isPublished = (name: string, id: string) => {
      const channel = Object.hasOwn(applications, name) ? applications[name] : undefined;
      return channel !== undefined && selectableReleases(channel).includes(id);
    };
    if (!isPublished(application, release) || !isPublished('shell', shell)) return false;
    // The shell runs on pages of all applications.
    const { routes } =
      application === 'shell'
        ? await findReleaseSet(defaultVisitor)
        : await store.release(application, release);
    return routes.some(({ path }) => path === route);
  }

  app.register(async (scope: FastifyInstance) => {
    readAsText(scope);
    scope.post(loadReportsPath, { bodyLimit: maxBytes }, async (request, reply) => {
      refuseOthers(request);
      const { success, output: reports } = v.safeParse(reportsText, request.body);
      if (!success) throw new Refusal(400);
      const { overrides } = await visitorOf(request.headers.cookie);
      // Visitors with release overrides are testing, so their reports do not count.
      const isVisitor = Object.keys(overrides).length === 0;
      for (const report of reports) {
        const isCounted = isVisitor && take(request.ip) && (await isKnown(report));
        if (isCounted) await loads.count({ ...loadOf(report), address: request.ip });
        observer.onReport(report, isCounted);
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

const loadOf = ({ application, release, shell, outcome, isLate }: LoadReport) => ({
  application,
  shell,
  id: release,
  isFailure: outcome !== 'ok',
  isLate,
});

/** Beacons may have the type text/plain, which needs no CORS preflight. */
function readAsText(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function refuseOthers({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(400);
}
