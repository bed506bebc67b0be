import type { ColumnType, Generated } from 'kysely';

declare module '../platform/database/schema' {
  interface Schema {
    /** The parts of «Empresa», by the ids that the contract gives them. */
    companyParts: {
      id: number;
      /** What the part says, by the names of its fields, written as JSON; null is the example of the contract. */
      content: ColumnType<object | null, string | null, string | null>;
      isConfirmed: Generated<boolean>;
      /** A trigger counts the writes. */
      version: Generated<number>;
    };
  }
}
