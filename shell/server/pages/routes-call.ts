import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { routesPath } from '../../src/remotes/route-table';
import { compressed, sendBody, type Bodies } from '../compressed';
import { Refusal } from '../refusal';
import type { Site } from '../releases/compose-site';
import { restrictedRoutes } from './page-composition';

const parameters = v.object({ name: v.string() });

/** So many sets of releases are kept at hand. */
const keptAnswers = 10;

/**
 * Answers a page for the routes that it does not hold. A set that nobody has had for long is unknown: its page
 * then loads another one from here.
 */
export function routesCall(
  app: FastifyInstance,
  { siteNamed }: { readonly siteNamed: (name: string) => Site | undefined },
) {
  const answers = new LRUCache<string, Promise<Bodies>>({ max: keptAnswers });

  app.get(`${routesPath}/:name`, async ({ params }, reply) => {
    const { name } = v.parse(parameters, params);
    const site = siteNamed(name);
    if (!site) throw new Refusal(404);
    const answer =
      answers.get(name) ?? compressed(Buffer.from(JSON.stringify(restrictedRoutes(site))));
    answers.set(name, answer);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    return sendBody(reply.type('application/json; charset=utf-8'), await answer);
  });
}
