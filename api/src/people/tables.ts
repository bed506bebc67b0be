import type { Generated } from 'kysely';
import type { Day, Edited } from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    people: Edited & {
      id: Generated<number>;
      firstName: string;
      lastName: string;
      email: string;
      createdOn: Day;
      countryId: number | null;
      photoName: string | null;
    };
    users: {
      id: Generated<number>;
      personId: number;
      username: string;
      passwordHash: string;
      tokenVersion: Generated<number>;
    };
    userRoles: { userId: number; role: string };
  }
}
