import { sql, type Kysely } from 'kysely';

/**
 * A closed offer keeps its closing time in another closed status. Before, «En pausa» followed by
 * «Cerrada» restarted the retention of candidates.
 */
export const closedSince = {
  up: async <Schema>(db: Kysely<Schema>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
create or replace function keep_closed_at() returns trigger language plpgsql as $$
begin
  if (select is_open from offer_statuses where id = new.status_id) then
    new.closed_at := null;
  elsif tg_op = 'INSERT' then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.closed_at := coalesce(old.closed_at, now());
  end if;
  return new;
end $$;

-- Times that were lost stand in the activity, as far as it goes back: the first change to a status
-- that is not open, after the last one to an open status.
with moves as (
  select activity.id, subject_id as offer_id, at, is_open
  from activity, jsonb_to_recordset(changes) as change(field text, after text)
  join offer_statuses on offer_statuses.name = change.after
  where subject = 'offer' and field = 'offerStatus'
), closings as (
  select offer_id, min(at) as closed_at from moves
  where not is_open and not exists (
    select from moves as later
    where later.offer_id = moves.offer_id and later.is_open and later.id > moves.id
  )
  group by offer_id
)
update offers set closed_at = closings.closed_at from closings
where offers.id = closings.offer_id and offers.closed_at > closings.closed_at;
`;
