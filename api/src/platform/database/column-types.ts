import type { ColumnType, Generated } from 'kysely';

export type Timestamp = ColumnType<Date, Date | undefined, Date>;
export type OptionalTimestamp = ColumnType<Date | null, Date | undefined, Date | null>;
export type Day = ColumnType<string, string | undefined, string>;

export type Named = { id: number; name: string };

/** Marked as deleted before they are removed. */
export type Deletable = { deletedAt: OptionalTimestamp };

/** Edited by several people; a trigger counts writes. */
export type Edited = Deletable & { version: Generated<number> };
