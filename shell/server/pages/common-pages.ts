import { offerDetailPath, paths } from '@portal/kit/routing/paths';
import { companyOf } from '../company';
import type { CompanyAnswers } from '../company-answers';
import type { OfferReader } from '../open-offers';
import type { ReleaseSet } from '../releases/release-set';
import type { Renderers } from '../rendering/renderers';
import { pageDocument } from './page-document';
import { findPage } from './requested-page';

type Options = {
  readonly renderers: Renderers;
  readonly readOffers: OfferReader;
  readonly kept: CompanyAnswers;
};

/**
 * Renders the home page, the offer list and an offer, which are opened most and resemble other
 * pages most. Rejects if one of them fails.
 */
export function createCommonPages({ renderers, readOffers, kept }: Options) {
  async function documentOf(releaseSet: ReleaseSet, url: string, origin: string) {
    const requested = findPage(releaseSet, url, origin);
    const answers = await kept.latest();
    const rendered = await renderers.render(releaseSet, { url: requested.url, origin, answers });
    return Buffer.from(
      pageDocument(releaseSet, requested, { company: companyOf(answers), rendered }),
    );
  }

  return async function collect(
    releaseSet: ReleaseSet,
    origin: string,
  ): Promise<readonly Buffer[]> {
    const has = (path: string) =>
      releaseSet.routes.some((route) => route.path === path && route.render === 'server');
    const [offer] = has(paths.offer) ? await readOffers() : [];
    const urls = [
      ...[paths.home, paths.offers].filter(has),
      ...(offer ? [offerDetailPath(offer.id)] : []),
    ];
    return Promise.all(urls.map((url) => documentOf(releaseSet, url, origin)));
  };
}
