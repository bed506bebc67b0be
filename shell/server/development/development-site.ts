import type { ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { developmentId, releaseUrl } from '@portal/releases/release-names';
import { releaseFile, releaseFolder } from '@portal/releases/release';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  developmentCauses,
  developmentEvents,
  pageCause,
  type DevelopmentState,
  type PageCause,
  type Problem,
} from '../../src/development/development-state';
import { Refusal } from '../refusal';
import { RenderFailure } from '../rendering/render-failure';
import { createSite, type SiteOptions } from '../site';

/** A page that failed to render; `stack` is the stack in the renderer. */
export type NotRendered = { readonly reason: string; readonly stack: string | undefined };

type DevelopmentSiteOptions = Omit<SiteOptions, 'onNotRendered'> & {
  /** Applications in development. */
  readonly names: readonly string[];
  readonly state: () => DevelopmentState;
  /** Calls the listener on each change of the state. Returns the unsubscribe function. */
  readonly onChange: (listener: (state: DevelopmentState) => void) => () => void;
  /** Finds the source position of an error in a page. */
  readonly describeCause: (cause: PageCause) => Promise<Problem>;
  readonly onNotRendered: (route: string, failure: NotRendered) => void;
};

/** Maximum size of a cause, in bytes. */
const maxCause = 64 * 1024;

/** In milliseconds. Developers prefer waiting to a page that only the browser renders. */
const maxRenderWait = 15_000;

/** Creates the site with additional routes for applications in development. */
export async function createDevelopmentSite(options: DevelopmentSiteOptions) {
  const site = await createSite({
    ...options,
    maxRenderWait,
    onNotRendered: (route, failure) => options.onNotRendered(route, describeFailure(failure)),
  });
  for (const name of options.names) {
    await site.register(fastifyStatic, {
      root: releaseFolder(options.releasesFolder, name, developmentId),
      prefix: releaseUrl(name, developmentId),
      allowedPath: isFileForBrowsers,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders(response) {
        response.setHeader('cache-control', 'no-store');
      },
    });
  }
  streamState(site, options);
  site.post(developmentCauses, { bodyLimit: maxCause }, async ({ body }) => {
    const { success, output: cause } = v.safeParse(pageCause, body);
    if (!success) throw new Refusal(400);
    return options.describeCause(cause);
  });
  return site;
}

const describeFailure = (failure: unknown): NotRendered => ({
  reason: failure instanceof Error ? failure.message : String(failure),
  stack: failure instanceof RenderFailure ? failure.stackOfPage : undefined,
});

/** Server files and the manifest stay private; source maps and hot updates are served. */
const isFileForBrowsers = (path: string) =>
  !path.startsWith('/node/') && path !== `/${releaseFile}`;

function streamState(
  site: FastifyInstance,
  { state, onChange }: Pick<DevelopmentSiteOptions, 'state' | 'onChange'>,
) {
  const open = new Set<ServerResponse>();
  site.get(developmentEvents, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const tell = (current: DevelopmentState) => raw.write(`data: ${JSON.stringify(current)}\n\n`);
    tell(state());
    const end = onChange(tell);
    open.add(raw);
    raw.once('close', () => {
      end();
      open.delete(raw);
    });
  });
  site.addHook('preClose', (done) => {
    for (const stream of open) stream.destroy();
    done();
  });
}
