import type { ColumnType, Generated } from 'kysely';

export type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** A moment that may not have come yet. */
export type OptionalTimestamp = ColumnType<Date | null, Date | undefined, Date | null>;
/** A day as YYYY-MM-DD. */
export type Day = ColumnType<string, string | undefined, string>;

/** A list of choices, such as the trainings. */
export type Named = { id: number; name: string };

/** Rows that are marked as deleted before they go. */
export type Deletable = { deletedAt: OptionalTimestamp };

/** Rows that several people may edit; a trigger counts their writes. */
export type Edited = Deletable & { version: Generated<number> };
