import { pageDictionaryFile } from '@portal/releases/delta';
import { releaseUrl } from '@portal/releases/release-names';
import type { FastifyInstance } from 'fastify';
import { sendBody } from '../compressed';
import { Refusal } from '../refusal';
import { forever } from '../script-deltas';
import type { PageDictionaries } from './page-dictionaries';

/** Serves the dictionary of the pages of each shell, for all documents of the site. */
export function pageDictionaryRoute(app: FastifyInstance, dictionaries: PageDictionaries) {
  app.get<{ Params: { id: string } }>(
    releaseUrl('shell', ':id(^\\w+$)', pageDictionaryFile),
    async ({ params }, reply) => {
      const dictionary = await dictionaries.find(params.id);
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
