import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createResourceCache, type PageDescription } from '@portal/runtime';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { App, type AppProps } from '../../src/app';
import { pageDescription, type RenderedPage } from './protocol';

type Site = Pick<AppProps, 'composition' | 'table' | 'pages'>;
type PageAddress = { readonly url: string; readonly origin: string };

/** Renders the page of an address with its data; rejects on any error in it. */
export const createPageRenderer =
  (site: Site) =>
  async ({ url, origin }: PageAddress): Promise<Omit<RenderedPage, 'reads'>> => {
    const route = site.table.find(url);
    if (route) await site.pages.load(route);

    const cache = createResourceCache({ isServer: true });
    let description: PageDescription | undefined;
    const head = {
      isServer: true,
      origin,
      describe(page: PageDescription) {
        description = page;
      },
    };
    // No vendor prefixes for browsers that could not run the site: they were a third of the styles.
    const emotion = createCache({ key: 'css', stylisPlugins: [] });
    // Collects the styles instead of writing a style element beside each element.
    emotion.compat = true;
    const html = await renderToText(
      <CacheProvider value={emotion}>
        <StaticRouter location={url}>
          <App {...site} cache={cache} head={head} />
        </StaticRouter>
      </CacheProvider>,
    );
    const [failure] = cache.failures();
    if (failure) throw failure;

    const { styles } = createEmotionServer(emotion).extractCriticalToChunks(html);
    return {
      ...splitHead(html),
      styles: styles.map(({ key, ids, css }) => ({ name: [key, ...ids].join(' '), css })),
      data: cache.snapshot(),
      ...(description && { description: v.parse(pageDescription, description) }),
    };
  };

async function renderToText(site: React.ReactNode) {
  let failure: unknown;
  const { prelude } = await prerender(site, {
    // Otherwise React puts content above 12 KB into hidden blocks with inline scripts.
    progressiveChunkSize: Infinity,
    onError(error) {
      failure ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  if (html.includes('<template'))
    throw new Error('The server rendered only a part of the page (unresolved Suspense).');
  return html;
}

/** React writes head elements before the root element of the site. */
function splitHead(html: string) {
  const start = html.indexOf('<div id="site"');
  if (start < 0) throw new Error('The site rendered nothing.');
  return { head: html.slice(0, start), body: html.slice(start) };
}
