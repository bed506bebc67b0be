import type { HotBuild } from 'shell/development/follow';

// Provided by webpack: the query of this module, which names the application, and the hash of its
// build.
declare const __resourceQuery: string;
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    readonly webpackHot: HotBuild['hot'];
  }
}

type DevelopmentClient = { readonly follow: (build: HotBuild) => void };

const client: DevelopmentClient = Reflect.get(globalThis, 'portalDevelopment');

client.follow({
  application: __resourceQuery.slice(1),
  hash: () => __webpack_hash__,
  hot: import.meta.webpackHot,
});
