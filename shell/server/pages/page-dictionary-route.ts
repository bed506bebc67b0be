import type { FastifyInstance } from 'fastify';
import { sendBody } from '../compressed';
import { Refusal } from '../refusal';
import type { SiteFinder } from '../releases/sites';
import { everyone } from '../releases/visitor';
import { forever } from '../script-deltas';
import { pageDictionaryUrl, type PageDictionaries } from './page-dictionaries';

type RouteOptions = { readonly dictionaries: PageDictionaries; readonly findSite: SiteFinder };

/** Serves the page dictionaries for all documents of the site. */
export function pageDictionaryRoute(app: FastifyInstance, options: RouteOptions) {
  const { dictionaries, findSite } = options;
  app.get<{ Params: { hash: string } }>(
    pageDictionaryUrl(':hash([\\w-]{43})'),
    async ({ params: { hash } }, reply) => {
      // Another site may have created it.
      if (!dictionaries.named(hash)) await dictionaries.readAll(await findSite(everyone));
      const dictionary = dictionaries.named(hash);
      if (!dictionary) throw new Refusal(404);
      reply.type('application/octet-stream').headers({
        'cache-control': forever,
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        vary: 'accept-encoding',
      });
      return sendBody(reply, dictionary.bodies);
    },
  );
}
