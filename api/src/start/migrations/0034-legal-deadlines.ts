import { sql, type Kysely } from 'kysely';

/**
 * Recomputes the deadlines of open requests by the periods of that time: they were in UTC, a day
 * late in the evening, and at first in calendar days, one or two late on a weekend. None moves to a
 * later day. Only the API knows the current periods, so the column loses its default.
 */
export const legalDeadlines = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
update privacy_requests set due_on = least(due_on, counted.day)
from (
  select requests.id, case
      when is_working then (
        select day::date from generate_series(since + 1, since + 2 * days + 2, interval '1 day') as day
        where extract(isodow from day) < 6
        order by day offset days - 1 limit 1)
      else since + days
    end as day
  from privacy_requests as requests
  left join (values
    ('Argentina', true, 10, false, null), ('Argentina', false, 5, true, null),
    ('Canadá', null, 30, false, 'America/Vancouver'),
    ('Chile', null, 30, false, null),
    ('Colombia', true, 10, true, 'America/Bogota'), ('Colombia', false, 15, true, 'America/Bogota'),
    ('Costa Rica', null, 5, true, 'America/Costa_Rica'),
    ('España', null, 27, false, null),
    ('Estados Unidos', null, 45, false, 'Pacific/Honolulu'),
    ('México', null, 20, true, 'America/Tijuana'),
    ('Panamá', true, 10, true, 'America/Panama'), ('Panamá', false, 5, true, 'America/Panama'),
    ('Perú', true, 20, true, 'America/Lima'), ('Perú', false, 10, true, 'America/Lima')
  ) as laws (country, is_access, law_days, in_working_days, zone)
    on laws.country = requests.country and coalesce(is_access, kind = 'access') = (kind = 'access')
  cross join lateral (
    select coalesce(law_days, 5) as days, coalesce(in_working_days, true) as is_working,
      -- The company's day or, where it is still the day before in that country, that one.
      least((created_at at time zone 'America/Santiago')::date,
        (created_at at time zone coalesce(zone, 'America/Santiago'))::date) as since
  ) as period
) as counted
where counted.id = privacy_requests.id and answered_at is null;

alter table privacy_requests alter column due_on drop default;
`;
