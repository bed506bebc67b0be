import type { SiteCompany } from '../company';
import type { RenderedPage } from '../renderer/protocol';

/** Content of a page apart from its scripts. */
export type PageContent = {
  readonly company: SiteCompany;
  /** Without it the page is empty and the browser renders it. */
  readonly rendered?: RenderedPage;
};
