import { UiProvider } from '@portal/kit/ui/ui-provider';
import {
  DocumentHeadProvider,
  ResourceCacheProvider,
  type DocumentHead,
  type ResourceCache,
} from '@portal/runtime';
import { DemoPlace } from './demo/demo-place';
import { PageLayout } from './layout/page-layout';
import { PanelPlace } from './panel/panel-place';
import type { Composition } from './remotes/composition';
import type { PageStore } from './remotes/page-store';
import type { RouteTable } from './remotes/route-table';
import { PageStoreProvider } from './remotes/page-store-context';
import { Router } from './router';

export type AppProps = {
  composition: Composition;
  table: RouteTable;
  pages: PageStore;
  cache: ResourceCache;
  head: DocumentHead;
};

/** The site inside a router, in the browser or for a server request. */
export function App({ composition, table, pages, cache, head }: AppProps) {
  return (
    <UiProvider>
      <ResourceCacheProvider value={cache}>
        <DocumentHeadProvider value={head}>
          <PageStoreProvider value={pages}>
            <div id="site">
              <PageLayout>
                <Router table={table} />
              </PageLayout>
              <PanelPlace composition={composition} />
              <DemoPlace composition={composition} />
            </div>
          </PageStoreProvider>
        </DocumentHeadProvider>
      </ResourceCacheProvider>
    </UiProvider>
  );
}
