import type { Timestamp } from '../../platform/database/column-types';

declare module '../../platform/database/schema' {
  interface Schema {
    /** What the database was filled with, so that it happens once. */
    seeds: { name: string; appliedAt: Timestamp };
  }
}
