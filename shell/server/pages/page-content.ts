import type { SiteCompany } from '../company';
import type { RenderedPage } from '../renderer/protocol';

/** What a page is made of beside its scripts. */
export type PageContent = {
  readonly company: SiteCompany;
  /** Without it, the page is an empty place that the browser fills. */
  readonly rendered?: RenderedPage;
};
