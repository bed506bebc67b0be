import type { Database } from '../../platform/database/database';
import { businessOffers } from './content/business-offers';
import { questions } from './content/catalogs';
import { operationsOffers } from './content/operations-offers';
import { softwareOffers } from './content/software-offers';
import { dayBefore } from './days';
import type { DemoOffer } from './demo-offer';
import { idsByName } from './ids-by-name';

export const offers: readonly DemoOffer[] = [
  ...softwareOffers,
  ...operationsOffers,
  ...businessOffers,
];

export async function seedOffers(db: Database) {
  const ids = await catalogIds(db);
  const creator = await db.selectFrom('users').select('personId').orderBy('id').executeTakeFirst();
  for (const offer of offers) {
    const { id } = await db
      .insertInto('offers')
      .values({
        title: offer.title,
        vacancies: offer.vacancies,
        description: offer.description,
        salaryRange: offer.salaryRange,
        schedule: offer.schedule,
        benefits: offer.benefits,
        createdOn: dayBefore(offer.daysAgo),
        trainingId: ids.trainings(offer.training),
        contractTypeId: ids.contractTypes(offer.contractType),
        statusId: ids.statuses(offer.status),
        workModeId: ids.workModes(offer.workMode),
        creatorId: creator?.personId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedAssignments(db, { offerId: id, offer, ids });
  }
}

type CatalogIds = Awaited<ReturnType<typeof catalogIds>>;

const catalogIds = async (db: Database) => ({
  trainings: await idsByName(db, 'trainings'),
  contractTypes: await idsByName(db, 'contractTypes'),
  statuses: await idsByName(db, 'offerStatuses'),
  workModes: await idsByName(db, 'workModes'),
  countries: await idsByName(db, 'countries'),
  cities: await idsByName(db, 'cities'),
  skills: await idsByName(db, 'skills'),
  languages: await idsByName(db, 'languages'),
  levels: await idsByName(db, 'languageLevels'),
  questions: await idsByName(db, 'questions'),
});

type Assigned = { offerId: number; offer: DemoOffer; ids: CatalogIds };

/** The transaction has one connection, and ids must keep the order. */
async function seedAssignments(db: Database, { offerId, offer, ids }: Assigned) {
  for (const name of offer.countries) {
    const row = { offerId, countryId: ids.countries(name) };
    await db.insertInto('offerCountries').values(row).execute();
  }
  for (const name of offer.cities) {
    const row = { offerId, cityId: ids.cities(name) };
    await db.insertInto('offerCities').values(row).execute();
  }
  for (const [name, minimumExperience] of Object.entries(offer.skills)) {
    const row = { offerId, skillId: ids.skills(name), minimumExperience };
    await db.insertInto('offerSkills').values(row).execute();
  }
  for (const [name, level] of offer.languages) {
    const row = { offerId, languageId: ids.languages(name), levelId: ids.levels(level) };
    await db.insertInto('offerLanguages').values(row).execute();
  }
  for (const position of offer.questions) {
    const row = { offerId, questionId: ids.questions(questions[position]?.[0] ?? '') };
    await db.insertInto('offerQuestions').values(row).execute();
  }
}
