import { createHash } from 'node:crypto';
import { noticesPath } from '@portal/kit/routing/paths';
import { readNotices, writeNotices } from '@portal/releases/notices';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bestQuality, compressed, sendBody, type Bodies } from './compressed';
import { isKnown } from './known-etag';
import type { ReleaseSet } from './releases/release-set';
import type { ReleaseSetFinder } from './releases/release-sets';
import { defaultVisitor } from './releases/visitor';

type NoticesOptions = {
  readonly releasesFolder: string;
  readonly findReleaseSet: ReleaseSetFinder;
};

type Text = { readonly etag: string; readonly bodies: Bodies };

/** Live, previous and one more release set. */
const keptTexts = 3;

const about = `Avisos de terceros

Este sitio está hecho también con programas, letras y dibujos de otras personas.
Aquí están sus nombres, sus licencias y los avisos que las acompañan.`;

/** Serves the licences and notices of all packages in the live releases as one text. */
export function thirdPartyNotices(app: FastifyInstance, options: NoticesOptions) {
  const { releasesFolder, findReleaseSet } = options;
  const texts = new LRUCache<string, Promise<Text>>({ max: keptTexts });

  function textOf(releaseSet: ReleaseSet) {
    const text = texts.get(releaseSet.key) ?? writeText(releasesFolder, releaseSet);
    texts.set(releaseSet.key, text);
    text.catch(() => texts.delete(releaseSet.key));
    return text;
  }

  app.get(noticesPath, async (request, reply) => {
    const { etag, bodies } = await textOf(await findReleaseSet(defaultVisitor));
    // Weak, because all encodings contain the same text.
    reply.headers({
      etag: `W/${etag}`,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-robots-tag': 'noindex',
    });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return sendBody(reply.type('text/plain; charset=utf-8'), bodies);
  });
}

async function writeText(releasesFolder: string, { releases }: ReleaseSet): Promise<Text> {
  const reading = Object.values(releases).map((release) => readNotices(releasesFolder, release));
  const text = Buffer.from(writeNotices(about, (await Promise.all(reading)).flat()));
  return {
    etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    bodies: await compressed(text, bestQuality),
  };
}
