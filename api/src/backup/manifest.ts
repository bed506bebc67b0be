import * as v from 'valibot';
import { fileFolders } from '../files/file-store';

/** What a backup holds; written last, so that a folder without it is no backup. */
export const manifest = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  /** Applied to the database it was made of, in their order. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), rows: v.number() })),
  sequences: v.array(
    v.object({ table: v.string(), column: v.string(), value: v.string(), isUsed: v.boolean() }),
  ),
  files: v.array(
    v.object({ folder: v.picklist(fileFolders), name: v.string(), sha256: v.string() }),
  ),
});
export type Manifest = v.InferOutput<typeof manifest>;

export const manifestFile = 'backup.json';
export const tableFile = (name: string) => `tables/${name}.jsonl`;
