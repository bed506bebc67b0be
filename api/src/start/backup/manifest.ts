import * as v from 'valibot';
import { fileFolders } from '../../platform/files/file-store';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const table = v.object({ name: v.string(), rows: v.number() });

/** Written last, so that a folder without it is no backup. */
const manifestParts = {
  madeAt: v.string(),
  /** Applied migrations, in order. */
  migrations: v.array(v.string()),
  sequences: v.array(
    v.object({ table: v.string(), column: v.string(), value: v.string(), isUsed: v.boolean() }),
  ),
  files: v.array(v.object({ folder: v.picklist(fileFolders), name: v.string(), sha256 })),
};

export const manifest = v.variant('format', [
  v.object({
    ...manifestParts,
    format: v.literal(2),
    tables: v.array(v.object({ ...table.entries, sha256 })),
  }),
  // Without hashes of the tables.
  v.object({ ...manifestParts, format: v.literal(1), tables: v.array(table) }),
]);
export type Manifest = v.InferOutput<typeof manifest>;

export const manifestFile = 'backup.json';
export const tableFile = (name: string) => `tables/${name}.jsonl`;
