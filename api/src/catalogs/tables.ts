import type { Generated } from 'kysely';
import type { Edited, Named } from '../platform/database/column-types';

type Entry = Edited & { id: Generated<number>; name: string };

declare module '../platform/database/schema' {
  interface Schema {
    countries: { id: Generated<number>; name: string; isoCode: string };
    cities: { id: Generated<number>; countryId: number; name: string };
    skills: Entry;
    languages: Entry;
    questions: Entry;
    languageLevels: Named;
  }
}
