import type { PageDescription } from '@portal/runtime';

/** One element of the head: `<meta>`, or the link to the page's one address. */
type HeadTag = {
  readonly attribute: 'name' | 'property' | 'rel';
  readonly key: string;
  /** Without a value the element must not be there. */
  readonly value: string | undefined;
};

type DescribedPage = Pick<PageDescription, 'title' | 'description' | 'isIndexed'> & {
  /** The page's one address, without a query. */
  readonly url: string;
};

/** What the head says of a page, in the server's HTML and after a navigation alike. */
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

/** The one address of a page: a slash at the end makes no other page. */
export const pageUrl = (origin: string, path: string) => origin + path.replace(/(?<=.)\/+$/, '');
