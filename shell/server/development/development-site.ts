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

/** A page that the server could not render; the stack is that of the process which tried. */
export type NotRendered = { readonly reason: string; readonly stack: string | undefined };

type DevelopmentSiteOptions = Omit<SiteOptions, 'onNotRendered'> & {
  /** Applications that are worked on. */
  readonly names: readonly string[];
  readonly state: () => DevelopmentState;
  /** Calls a listener with the state whenever it changes; gives what ends that. */
  readonly onChange: (listener: (state: DevelopmentState) => void) => () => void;
  /** Says of what failed in a page where its sources have that. */
  readonly describeCause: (cause: PageCause) => Promise<Problem>;
  readonly onNotRendered: (route: string, failure: NotRendered) => void;
};

/** The longest cause, in bytes: stacks are short. */
const maxCause = 64 * 1024;

/** Who works on a page would rather wait for it, in milliseconds, than not get it from the server. */
const maxRenderWait = 15_000;

/** The site, with what pages need in addition of applications that are worked on. */
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

/** What the renderer loads stays inside; maps and updates do not. */
const isFileForBrowsers = (path: string) =>
  !path.startsWith('/node/') && path !== `/${releaseFile}`;

/** Tells each open page how the builds stand, for as long as it is open. */
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
