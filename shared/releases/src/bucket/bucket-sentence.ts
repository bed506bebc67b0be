import type { BucketFailure } from '@portal/server/s3-bucket';

const sentences: Readonly<Record<number, string>> = {
  403: 'El almacén S3 rechazó las claves; revisa RELEASES_S3_ACCESS_KEY, RELEASES_S3_SECRET_KEY y sus permisos.',
  404: 'El almacén S3 no existe; revisa RELEASES_S3_URL.',
  501: 'El almacén S3 no admite escrituras condicionales («If-None-Match: *»), necesarias para publicar; usa uno que las admita.',
};

/** Message with advice for publishers and for operators of a site. */
export const bucketSentence = (failure: BucketFailure) =>
  failure.isAway
    ? 'El almacén S3 de versiones no responde; inténtalo de nuevo más tarde.'
    : (sentences[failure.status] ??
      `El almacén S3 de versiones no aceptó la petición: ${failure.message}`);
