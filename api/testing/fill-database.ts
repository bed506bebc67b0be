import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database';

const firstNames = ['Ana', 'José', 'María', 'Luis', 'Íñigo', 'Camila', 'Andrés', 'Sofía', 'Raúl'];
const lastNames = ['García', 'Pérez', 'Muñoz', 'Rodríguez', 'Núñez', 'Torres', 'Ibáñez', 'Soto'];

export type Amounts = {
  readonly offers: number;
  readonly applications: number;
  /** By default applications are spread over all offers. */
  readonly offerId?: number;
};

/**
 * Adds a large company's data, for benchmarks: copies of the demo's offers with their assignments,
 * and applications of as many people, spread over offers, statuses and two years.
 */
export async function fillDatabase(db: Database, { offers, applications, offerId }: Amounts) {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await copyOffers(transaction, offers);
    await addApplications(transaction, applications, offerId);
  });
  // Updates the planner's statistics.
  await sql`analyze`.execute(db);
}

async function copyOffers(db: Database, total: number) {
  await sql`
    create temporary table copies on commit drop as
    with originals as (
      select id, row_number() over (order by id) - 1 as position, count(*) over () as total
      from offers where deleted_at is null
    ), numbers as (
      select generate_series((select count(*) from originals), ${total}::integer - 1) as number
    )
    select originals.id as original, (select max(id) from offers) + row_number() over (order by number) as copy
    from numbers join originals on originals.position = number % originals.total`.execute(db);
  await sql`
    insert into offers (id, title, vacancies, description, salary_range, schedule, benefits, created_on,
                        training_id, contract_type_id, status_id, work_mode_id, creator_id)
    select copy, title || ' ' || copy, vacancies, description, salary_range, schedule, benefits, created_on,
           training_id, contract_type_id, status_id, work_mode_id, creator_id
    from copies join offers on offers.id = copies.original`.execute(db);
  await sql`select setval(pg_get_serial_sequence('offers', 'id'), (select max(id) from offers))`.execute(
    db,
  );
  await copyAssigned(db, 'offer_countries', ['country_id']);
  await copyAssigned(db, 'offer_cities', ['city_id']);
  await copyAssigned(db, 'offer_skills', ['skill_id', 'minimum_experience']);
  await copyAssigned(db, 'offer_languages', ['language_id', 'level_id']);
  await copyAssigned(db, 'offer_questions', ['question_id']);
}

async function copyAssigned(db: Database, table: string, columns: readonly string[]) {
  const copied = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (offer_id, ${copied})
    select copies.copy, ${copied}
    from copies join ${sql.table(table)} on offer_id = copies.original`.execute(db);
}

/**
 * Multiplies by primes, to spread the combinations without randomness. Statuses use an uneven step:
 * with equal steps half of the combinations would be missing.
 */
async function addApplications(db: Database, total: number, offerId: number | null = null) {
  await sql`
    with people as (
      insert into applicants (email, name)
      select 'persona' || number || '@correo.example.org',
             (${firstNames}::text[])[1 + number * 7 % ${sql.lit(firstNames.length)}] || ' ' ||
             (${lastNames}::text[])[1 + number * 13 % ${sql.lit(lastNames.length)}] || ' ' || number
      from generate_series(1, ${total}::integer) as number
      returning id
    ), chosen as (
      select array_agg(id order by id) as ids from offers
      where deleted_at is null and id = coalesce(${offerId}::integer, id)
    ), states as (
      select array_agg(id order by id) as ids from application_statuses where public_state <> 'withdrawn'
    )
    insert into job_applications (applicant_id, offer_id, status_id, salary_expectation, applied_at)
    select people.id,
           chosen.ids[1 + people.id::bigint * 31 % array_length(chosen.ids, 1)],
           states.ids[1 + people.id::bigint * 17 / 10 % array_length(states.ids, 1)],
           500 + people.id::bigint * 7919 % 9500,
           now() - (people.id::bigint * 104729 % 63072000) * interval '1 second'
    from people, chosen, states`.execute(db);
}
