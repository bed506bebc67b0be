import type { ColumnType, Generated } from 'kysely';

declare module '../platform/database/schema' {
  interface Schema {
    /** By the ids of the contract. */
    companyParts: {
      id: number;
      /** JSON by field name; null means the contract's example. */
      content: ColumnType<object | null, string | null, string | null>;
      isConfirmed: Generated<boolean>;
      /** A trigger counts the writes. */
      version: Generated<number>;
    };
  }
}
