import type { GenericSchema } from 'valibot';

/** Neither shape nor access rule imply these. Tests find missing ones. */
type OwnRefusal = 404 | 409 | 429;

export type RouteDocs = {
  summary: string;
  isDeprecated?: true;
  status?: 200 | 201;
  answer?: GenericSchema;
  /** Media type of a file. */
  file?: string;
  /** Multipart fields and file, which no route schema describes. */
  form?: { fields: GenericSchema; file: string; fileType: string };
  /** Form fields, which the route parses itself. */
  urlEncoded?: GenericSchema;
  /** Responses carry an ETag, so a read may return 304. */
  isCached?: boolean;
  /** Headers of the response. */
  headers?: Readonly<Record<string, 'always' | 'sometimes'>>;
  /** Takes the proof of a checked e-mail, in a cookie or a header. */
  proof?: 'required' | 'optional';
  /** An Idempotency-Key makes it safe to repeat. */
  isRepeatable?: boolean;
  refusals?: readonly OwnRefusal[];
};

/** Several domains may add calls; one describes the section. */
export type DocumentSection = {
  name: string;
  description?: string;
  /** By method and path. */
  calls: Readonly<Record<string, RouteDocs>>;
};
