import { withTimeout } from '@portal/server/with-timeout';
import { companyOf, companyReadsOf } from '../company';
import type { CompanyAnswers } from '../company-answers';
import type { ReleaseSet, ReleaseSetRoute } from '../releases/release-set';
import type { RenderAllowance } from '../rendering/render-allowance';
import { RenderFailure } from '../rendering/render-failure';
import type { Renderers } from '../rendering/renderers';
import { createPageCache, type FreshPage } from './page-cache';
import { preparePage, type PreparedPage } from './prepared-page';
import type { RequestedPage } from './requested-page';

/** Render timeout in milliseconds, after which the browser renders the page. */
const usualWait = 2000;

/**
 * Cache sizes. Pages with invented addresses have a separate cache, so that they cannot evict real
 * ones.
 */
const places = { real: 500, madeUp: 100, empty: 500 };

export type PageSource = ReturnType<typeof createPageSource>;

type Options = {
  readonly renderers: Renderers;
  readonly beginRender: RenderAllowance;
  readonly apiUrl: string;
  readonly kept: CompanyAnswers;
  /** Render timeout in milliseconds, instead of the default. */
  readonly maxWait?: number;
  /** Receives the route pattern, because addresses may contain personal data. */
  readonly onFailure: (route: string, failure: unknown) => void;
  /** Called after each render, successful or failed because of the release. */
  readonly onRender: (render: Render) => void;
};

export type Render = {
  readonly releaseSet: ReleaseSet;
  readonly application: string;
  readonly address: string;
  readonly isFailure: boolean;
};

export type FoundPage = {
  readonly status: number;
  readonly page: PreparedPage;
  /** True if the page is empty only because rendering failed this time. */
  readonly isMakeshift?: boolean;
};

/**
 * Returns the page of an address. The server renders it if the route requires that and rendering
 * succeeds.
 */
export function createPageSource(options: Options) {
  const { beginRender, apiUrl, kept, maxWait = usualWait, onFailure } = options;
  const cacheOf = (maxPages: number) => createPageCache<PreparedPage>({ apiUrl, kept, maxPages });
  const realPages = cacheOf(places.real);
  const madeUpPages = cacheOf(places.madeUp);
  const emptyPages = cacheOf(places.empty);

  const placeOf = (releaseSet: ReleaseSet, { isMadeUp, origin, url }: RequestedPage) => ({
    pages: isMadeUp ? madeUpPages : realPages,
    key: keyOf(releaseSet, origin, url),
  });

  /** Undefined if the client has used up its share of new pages. */
  function renderedPage({ pages, key }: ReturnType<typeof placeOf>, asked: Asked) {
    const find = () => pages.get(key, () => render(options, asked));
    if (pages.isKnown(key)) return find();
    const end = beginRender(asked.address);
    return end && find().finally(end);
  }

  const emptyPage = (releaseSet: ReleaseSet, requested: RequestedPage) => {
    const { route, path, origin } = requested;
    // All addresses of a route without indexed pages share one empty page.
    const place = route.isIndexed ? path : ` ${route.path}`;
    return emptyPages.get(keyOf(releaseSet, origin, place), async () => {
      const answers = await kept.latest();
      const page = await preparePage(releaseSet, requested, { company: companyOf(answers) });
      return { page, reads: companyReadsOf(answers) };
    });
  };

  /** An empty page that the browser renders this time. */
  const makeshiftPage = async (releaseSet: ReleaseSet, requested: RequestedPage) => ({
    page: await emptyPage(releaseSet, requested),
    isMakeshift: true,
  });

  return async function find(
    releaseSet: ReleaseSet,
    requested: RequestedPage,
    address: string,
  ): Promise<FoundPage> {
    const { route } = requested;
    const status = statusOf(route);
    if (route.render !== 'server') return { status, page: await emptyPage(releaseSet, requested) };
    const place = placeOf(releaseSet, requested);
    const { pages, key } = place;
    const fresh = pages.fresh(key);
    if (fresh) return { status, page: fresh };
    const rendered = renderedPage(place, { releaseSet, requested, address });
    if (!rendered) return { status, ...(await makeshiftPage(releaseSet, requested)) };
    try {
      return { status, page: await withTimeout(maxWait, rendered) };
    } catch (failure) {
      if (failure instanceof RenderFailure && failure.isMissing) {
        pages.forget(key);
        return { status: 404, page: await emptyPage(releaseSet, unindexed(requested)) };
      }
      onFailure(route.path, failure);
      const page = pages.last(key);
      return { status, ...(page ? { page } : await makeshiftPage(releaseSet, requested)) };
    }
  };
}

/** A request for a page and the client's IP address. */
type Asked = {
  readonly releaseSet: ReleaseSet;
  readonly requested: RequestedPage;
  readonly address: string;
};

async function render(
  { renderers, kept, onRender }: Options,
  { releaseSet, requested, address }: Asked,
): Promise<FreshPage<PreparedPage>> {
  const { url, origin, route } = requested;
  const told = { releaseSet, application: route.application, address };
  try {
    const answers = await kept.latest();
    const rendered = await renderers.render(releaseSet, { url, origin, answers });
    onRender({ ...told, isFailure: false });
    const page = await preparePage(releaseSet, requested, {
      company: companyOf(answers),
      rendered,
    });
    return { page, reads: [...rendered.reads, ...companyReadsOf(answers)] };
  } catch (failure) {
    if (failure instanceof RenderFailure && failure.isOfRelease) {
      onRender({ ...told, isFailure: true });
    }
    throw failure;
  }
}

function statusOf({ path, paused }: ReleaseSetRoute) {
  if (paused !== undefined) return 503;
  return path === '*' ? 404 : 200;
}

const keyOf = ({ key }: ReleaseSet, origin: string, place: string) =>
  [key, origin, place].join(' ');

const unindexed = ({ route, ...requested }: RequestedPage): RequestedPage => ({
  ...requested,
  route: { ...route, isIndexed: false },
});
