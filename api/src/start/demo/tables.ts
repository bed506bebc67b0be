import type { Timestamp } from '../../platform/database/column-types';

declare module '../../platform/database/schema' {
  interface Schema {
    /** Applied seeds, so that each runs once. */
    seeds: { name: string; appliedAt: Timestamp };
  }
}
