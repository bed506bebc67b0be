/** What visitors will get, and the applications of it whose pages are new. */
export type LookPlan = {
  readonly releasesFolder: string;
  /** By application, the id of its release. */
  readonly set: Readonly<Record<string, string>>;
  readonly changed: readonly string[];
};

/** How many pages a browser has opened, none if it had before; or, in words, why none has. */
type LookResult = { readonly opened: number } | { readonly leftOut: string };

/** Opens the pages of a set in a browser; fails with what it found. */
export type Look = (plan: LookPlan) => Promise<LookResult>;
