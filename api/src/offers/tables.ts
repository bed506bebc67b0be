import type { Generated } from 'kysely';
import type {
  Day,
  Deletable,
  Edited,
  Named,
  OptionalTimestamp,
} from '../platform/database/column-types';

declare module '../platform/database/schema' {
  interface Schema {
    trainings: Named;
    contractTypes: Named;
    workModes: Named;
    offerStatuses: Named & { isOpen: boolean };
    offers: Edited & {
      id: Generated<number>;
      title: string;
      vacancies: number;
      description: string;
      salaryRange: string;
      /** Currency of the range; computed by the database. */
      salaryCurrency: Generated<string | null>;
      schedule: string;
      benefits: string;
      createdOn: Day;
      trainingId: number;
      contractTypeId: number;
      statusId: number;
      workModeId: number;
      creatorId: number | null;
      /** Set by a trigger. */
      closedAt: OptionalTimestamp;
    };
    offerCountries: { offerId: number; countryId: number };
    offerCities: { offerId: number; cityId: number };
    offerSkills: Edited & {
      id: Generated<number>;
      offerId: number;
      skillId: number;
      minimumExperience: string;
    };
    offerLanguages: Deletable & {
      id: Generated<number>;
      offerId: number;
      languageId: number;
      levelId: number;
    };
    offerQuestions: Deletable & { id: Generated<number>; offerId: number; questionId: number };
  }
}
