import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { routesPath } from '../../src/remotes/route-table';
import { compressed, sendBody, type Bodies } from '../compressed';
import { Refusal } from '../refusal';
import type { ReleaseSet } from '../releases/release-set';
import { restrictedRoutes } from './page-composition';

const parameters = v.object({ name: v.string() });

/** Number of cached release sets. */
const keptAnswers = 10;

/**
 * The restricted routes of a release set. 404 for a set not used for long; a reload then gets a new
 * one.
 */
export function routesCall(
  app: FastifyInstance,
  { releaseSetNamed }: { readonly releaseSetNamed: (name: string) => ReleaseSet | undefined },
) {
  const answers = new LRUCache<string, Promise<Bodies>>({ max: keptAnswers });

  app.get(`${routesPath}/:name`, async ({ params }, reply) => {
    const { name } = v.parse(parameters, params);
    const releaseSet = releaseSetNamed(name);
    if (!releaseSet) throw new Refusal(404);
    const answer =
      answers.get(name) ?? compressed(Buffer.from(JSON.stringify(restrictedRoutes(releaseSet))));
    answers.set(name, answer);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    return sendBody(reply.type('application/json; charset=utf-8'), await answer);
  });
}
