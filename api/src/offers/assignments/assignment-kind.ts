import type { TrashKind } from '@portal/contract/trash';
import type { RawBuilder, SqlBool } from 'kysely';
import type { GenericSchema, ObjectEntries } from 'valibot';
import type { Database } from '../../platform/database/database';

/** One of the things that offers have assigned: skills, languages or questions. */
export type AssignmentKind = {
  kind: TrashKind;
  table: 'offerSkills' | 'offerLanguages' | 'offerQuestions';
  /** What is assigned, and the column that names it. */
  item: { table: 'skills' | 'languages' | 'questions'; column: string; missing: string };
  paths: { list: string; create: string; delete: string };
  body: GenericSchema<unknown, AssignmentWrite>;
  /** Those that meet a condition, in their order and as they travel. */
  read: (db: Database, condition: RawBuilder<SqlBool>) => Promise<object[]>;
  wire: GenericSchema & { entries: ObjectEntries };
  /** What the user reads. */
  texts: { created: string; deleted: string };
  /** What the document says of the calls. */
  summaries: { list: string; create: string; delete: string };
  /** The call that changes one, with its text and its summary, where one can be changed. */
  update?: { path: string; done: string; summary: string };
};

/** What a body asks for, whichever kind it is of. */
export type AssignmentWrite = {
  offerId: number;
  itemId: number;
  /** The version that was read before an update, where there are versions. */
  version?: number | undefined;
  insert: (transaction: Database) => Promise<{ id: number }>;
  update?: (transaction: Database, id: number) => Promise<unknown>;
};
