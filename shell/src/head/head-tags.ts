import type { PageDescription } from '@portal/runtime';

/** A `<meta>` element or the canonical link. */
type HeadTag = {
  readonly attribute: 'name' | 'property' | 'rel';
  readonly key: string;
  /** Undefined removes the element. */
  readonly value: string | undefined;
};

type DescribedPage = Pick<PageDescription, 'title' | 'description' | 'isIndexed'> & {
  /** Canonical URL, without query. */
  readonly url: string;
};

/** Head entries of a page, on the server and after a navigation. */
export function headTags({ title, description, isIndexed, url }: DescribedPage): HeadTag[] {
  return [
    { attribute: 'name', key: 'description', value: description },
    { attribute: 'name', key: 'robots', value: isIndexed ? undefined : 'noindex' },
    { attribute: 'rel', key: 'canonical', value: isIndexed ? url : undefined },
    { attribute: 'property', key: 'og:title', value: title },
    { attribute: 'property', key: 'og:description', value: description },
    { attribute: 'property', key: 'og:url', value: isIndexed ? url : undefined },
    { attribute: 'name', key: 'twitter:title', value: title },
    { attribute: 'name', key: 'twitter:description', value: description },
  ];
}

/** Canonical URL of a page, without a trailing slash. */
export const pageUrl = (origin: string, path: string) => origin + path.replace(/(?<=.)\/+$/, '');
