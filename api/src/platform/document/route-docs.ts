import type { GenericSchema } from 'valibot';
import type { OwnRefusal } from './refusals';
import { applicationDocs } from '../../applications/application-docs';
import { assignmentDocs } from '../../offers/assignments/assignment-docs';
import { catalogDocs } from '../../catalogs/catalog-docs';
import { offerDocs } from '../../offers/offer-docs';
import { peopleDocs } from '../../people/people-docs';
import { personalDataDocs } from '../../privacy/personal-data-docs';
import { staffDocs } from '../../desk/staff-docs';
import { requestDocs } from '../../desk/request-docs';
import { systemDocs } from '../../start/system-docs';
import type { Tag } from './tags';
import { trashDocs } from '../../desk/trash/trash-docs';

/** What the document says of a route beyond its paths and bodies. */
export type RouteDocs = {
  tag: Tag;
  summary: string;
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

/** By method and path, as the routes declare them. */
export const routeDocs: Readonly<Record<string, RouteDocs>> = {
  ...systemDocs,
  ...requestDocs,
  ...personalDataDocs,
  ...offerDocs,
  ...applicationDocs,
  ...assignmentDocs,
  ...catalogDocs,
  ...peopleDocs,
  ...trashDocs,
  ...staffDocs,
};
