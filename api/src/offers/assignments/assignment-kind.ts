import type { TrashKind } from '@portal/contract/trash';
import type { RawBuilder, SqlBool } from 'kysely';
import type { GenericSchema, ObjectEntries } from 'valibot';
import type { Database } from '../../platform/database/database';

export type AssignmentKind = {
  kind: TrashKind;
  table: 'offerSkills' | 'offerLanguages' | 'offerQuestions';
  /** Table of the items and the column that refers to it. */
  item: { table: 'skills' | 'languages' | 'questions'; column: string; missing: string };
  paths: { list: string; create: string; delete: string };
  body: GenericSchema<unknown, AssignmentWrite>;
  /** In order and in wire format. */
  read: (db: Database, condition: RawBuilder<SqlBool>) => Promise<object[]>;
  wire: GenericSchema & { entries: ObjectEntries };
  texts: { created: string; deleted: string };
  summaries: { list: string; create: string; delete: string };
  /** Only for kinds that can be changed. */
  update?: { path: string; done: string; summary: string };
};

/** The write that a body requests. */
export type AssignmentWrite = {
  offerId: number;
  itemId: number;
  /** As read before an update; only for some kinds. */
  version?: number | undefined;
  insert: (transaction: Database) => Promise<{ id: number }>;
  update?: (transaction: Database, id: number) => Promise<unknown>;
};
