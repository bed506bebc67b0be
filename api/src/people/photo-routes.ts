import { savedPersonToWire } from '@portal/contract/person';
import { photoField, photoUploadFromWire } from '@portal/contract/photo';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { redrawPhoto } from '../platform/files/redraw-photo';
import type { Upload } from '../platform/files/upload';
import { createUploadQueue } from '../platform/files/uploads';
import { signedInUser } from '../platform/auth/access';
import type { App } from '../platform/http/app-type';
import { badRequest, assertFound } from '../platform/problem/problem';
import { parseOrRefuse } from '../platform/http/validation';
import type { Platform } from '../platform/platform';
import { findPerson, personMissing, replacePhoto } from './person-repository';

const fileParams = v.object({
  fileName: v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}\.(jpg|png|webp|gif)$/, 'El nombre del archivo no es válido.'),
  ),
});

/** New photos are WebP. Older ones were not re-encoded. */
const types = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);

/** A decoded picture takes up to 144 MB. */
const drawnAtOnce = 1;

export function photoRoutes(app: App, platform: Platform) {
  const kind = { fileField: photoField, inTurn: createUploadQueue(drawnAtOnce) };

  app.post('/api/personas/upload', { config: { access: 'ROLE_ADMIN' } }, async (request, reply) => {
    const person = await platform.uploads.take(request, kind, (upload, inTurn) =>
      inTurn(() => receivePhoto(request, platform, upload)),
    );
    return reply
      .code(201)
      .send(savedPersonToWire({ person, message: 'La foto se subio correctamente!' }));
  });

  // Public, because img elements send no token. Names cannot be guessed (reading A31).
  app.get(
    '/api/uploads/img/:fileName',
    { config: { access: 'public' }, schema: { params: fileParams } },
    async ({ params: { fileName } }, reply) => {
      const bytes = assertFound(
        await platform.storedFiles.read('photos', fileName),
        'La foto no existe.',
      );
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(types.get(fileName.split('.').at(-1) ?? '') ?? 'application/octet-stream')
        .send(bytes);
    },
  );
}

async function receivePhoto(
  request: FastifyRequest,
  { db, storedFiles }: Platform,
  { fields, file }: Upload,
) {
  const { personId } = parseOrRefuse(photoUploadFromWire, fields);
  if (!file) throw badRequest('Debe seleccionar una foto');
  assertFound(await findPerson(db, personId), personMissing);
  const bytes = await redrawPhoto(file.bytes);
  const change = { id: personId, actorId: signedInUser(request).id };
  const newFile = { folder: 'photos', extension: 'webp', bytes } as const;
  await storedFiles.saveWithRow(newFile, async (transaction, name) => {
    const earlier = await replacePhoto(transaction, change, name);
    if (earlier === undefined) return;
    await storedFiles.announceRemoval(transaction, { folder: 'photos', name: earlier });
  });
  return assertFound(await findPerson(db, personId), personMissing);
}
