/** The release set of a visitor, and its applications with new pages. */
export type PageCheckPlan = {
  readonly releasesFolder: string;
  /** Release id by application name. */
  readonly set: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
};

/** Number of newly opened pages, or the reason for opening none. */
type PageCheckResult = { readonly opened: number } | { readonly leftOut: string };

/** Opens the pages of a release set in a browser. Fails if it finds faults. */
export type PageCheck = (plan: PageCheckPlan) => Promise<PageCheckResult>;
