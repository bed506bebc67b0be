import type { FastifyInstance } from 'fastify';
import { sendBody } from '../compressed';
import { Refusal } from '../refusal';
import type { ReleaseSetFinder } from '../releases/release-sets';
import { defaultVisitor } from '../releases/visitor';
import { immutableCacheControl } from '../script-deltas';
import { pageDictionaryUrl, type PageDictionaries } from './page-dictionaries';

type RouteOptions = {
  readonly dictionaries: PageDictionaries;
  readonly findReleaseSet: ReleaseSetFinder;
};

/** Serves the page dictionaries for all documents of the site. */
export function pageDictionaryRoute(app: FastifyInstance, options: RouteOptions) {
  const { dictionaries, findReleaseSet } = options;
  app.get<{ Params: { hash: string } }>(
    pageDictionaryUrl(':hash([\\w-]{43})'),
    async ({ params: { hash } }, reply) => {
      // Another site may have created it.
      if (!dictionaries.named(hash))
        await dictionaries.readAll(await findReleaseSet(defaultVisitor));
      const dictionary = dictionaries.named(hash);
      if (!dictionary) throw new Refusal(404);
      reply.type('application/octet-stream').headers({
        'cache-control': immutableCacheControl,
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        vary: 'accept-encoding',
      });
      return sendBody(reply, dictionary.bodies);
    },
  );
}
