import { sql } from 'kysely';
import type { Database } from '../database/database';

const firstNames =
  'Camila Mateo Valentina Santiago Isabella Sebastián Lucía Benjamín Martina Joaquín Sofía Tomás Renata Diego Antonia Nicolás Emilia Andrés Florencia Íñigo';
const lastNames =
  'Torres Muñoz Peña Núñez Rojas González Ibáñez Vargas Sepúlveda Castro Zúñiga Herrera Ordóñez Paredes Quispe Cárdenas Villaseñor Mamani Salazar Ávila Fuentes Cortés Lagos';

/**
 * Adds applications for benches and tests of long lists: three of each applicant, to three of the
 * offers there are, over the last two years. The same number gives the same people.
 */
export async function addManyApplications(db: Database, count: number) {
  await sql`
    with words as (
      select string_to_array(${firstNames}, ' ') as firsts, string_to_array(${lastNames}, ' ') as lasts
    )
    insert into applicants (name, email)
    select
      firsts[1 + n % cardinality(firsts)] || ' ' || lasts[1 + n * 7 % cardinality(lasts)] || ' '
        || lasts[1 + n / 23 % cardinality(lasts)],
      'postulante' || n || '@lista.example.org'
    from words, generate_series(1, (${count}::int + 2) / 3) as n
  `.execute(db);
  await sql`
    with numbered_offers as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total from offers
    ), numbered_applicants as (
      select id, row_number() over (order by id) as n from applicants
      where email like 'postulante%@lista.example.org'
    )
    insert into job_applications
      (applicant_id, offer_id, status_id, salary_expectation, applied_at, cv_name, cv_original_name)
    select
      person.id, offer.id, (array[1, 1, 2, 1, 3, 2, 1, 4, 6, 2])[1 + i * 7 % 10],
      (800 + i * 37 % 5200) * case i % 3 when 0 then 1000 else 1 end,
      date_trunc('minute', now()) - make_interval(mins => (i::bigint * 7919 % 1051200)::int),
      case when i % 40 = 0 then null else 'lista-' || i || '.pdf' end,
      case when i % 40 = 0 then null else 'CV ' || i || '.pdf' end
    from generate_series(1, ${count}::int) as i
    join numbered_applicants as person on person.n = (i + 2) / 3
    join numbered_offers as offer on offer.place = (i % 3 + person.n * 5) % offer.total
  `.execute(db);
  await sql`analyze applicants, job_applications`.execute(db);
}
