import type { GenericSchema } from 'valibot';

/** Those that neither the shape of a call nor who may make it tell; the tests find what is missing. */
type OwnRefusal = 404 | 409 | 429;

/** What the document says of a route beyond its paths and bodies. */
export type RouteDocs = {
  summary: string;
  /** There is another call for it; this one stays for whoever still makes it. */
  isDeprecated?: true;
  status?: 200 | 201;
  /** The body of the answer … */
  answer?: GenericSchema;
  /** … or its media type, where it is a file. */
  file?: string;
  /** Text fields and the file of a multipart body, which no route schema describes. */
  form?: { fields: GenericSchema; file: string; fileType: string };
  /** Fields of a form body, which the route reads by itself. */
  urlEncoded?: GenericSchema;
  /** The answer carries an ETag, and a conditional read may be a 304. */
  isCached?: boolean;
  /** Headers of its answer, always there or sometimes. */
  headers?: Readonly<Record<string, 'always' | 'sometimes'>>;
  /** Whether it takes the proof of a checked e-mail, which travels in a cookie or a header. */
  proof?: 'required' | 'optional';
  /** An Idempotency-Key makes it safe to repeat. */
  isRepeatable?: boolean;
  /** How it may be refused, beyond what its declaration tells. */
  refusals?: readonly OwnRefusal[];
};

/** A part of the document, which several domains may fill; one of them describes it. */
export type DocumentSection = {
  name: string;
  description?: string;
  /** By method and path, as the routes declare them. */
  calls: Readonly<Record<string, RouteDocs>>;
};
