import type { DocumentHead } from '@portal/runtime';
import { trustedJson } from '../remotes/script-policy';
import { headTags, pageUrl } from './head-tags';

/** Updates the server's head entries on navigation. */
export function createBrowserHead(): DocumentHead {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const { origin } = new URL(canonical ?? window.location.href);

  return {
    isServer: false,
    origin,
    describe({ path, structuredData = [], ...page }) {
      for (const tag of headTags({ ...page, url: pageUrl(origin, path) })) setTag(tag);
      setStructuredData(path, structuredData);
    },
  };
}

function setTag({ attribute, key, value }: ReturnType<typeof headTags>[number]) {
  const found = document.head.querySelector(`[${attribute}="${key}"]`);
  if (value === undefined) return found?.remove();
  const element = found ?? document.createElement(attribute === 'rel' ? 'link' : 'meta');
  element.setAttribute(attribute, key);
  element.setAttribute(attribute === 'rel' ? 'href' : 'content', value);
  if (!found) document.head.append(element);
  return undefined;
}

/** Server blocks are marked with the page that they describe. */
function setStructuredData(path: string, entities: readonly object[]) {
  const blocks = [...document.head.querySelectorAll('[data-about]')];
  if (blocks.some((block) => block.getAttribute('data-about') === path)) return;
  blocks.forEach((block) => block.remove());
  for (const entity of entities) {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.dataset['about'] = path;
    block.text = trustedJson({ '@context': 'https://schema.org', ...entity });
    document.head.append(block);
  }
}
