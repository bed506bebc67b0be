import { sql } from 'kysely';

/** How an account stands, by the names of the contract. */
export const accountState = sql<'active' | 'invited' | 'disabled'>`case
  when users.disabled_at is not null then 'disabled'
  when users.password_hash is null then 'invited'
  else 'active' end`;

/** The one role that tells what an account may do. */
export const accountRole = sql<'ROLE_ADMIN' | 'ROLE_USER'>`case
  when exists (select from user_roles where user_id = users.id and role = 'ROLE_ADMIN')
  then 'ROLE_ADMIN' else 'ROLE_USER' end`;

/** Browsers in which somebody is signed in. */
export const openSessions = sql<number>`(
  select count(distinct browser_id)::int from sessions
  where user_id = users.id and ends_at > now())`;

/** Until when the link that was last made is good, or was; null where it was used, or a mail brings it. */
export const linkExpiresAt = sql<Date | null>`(
  select max(expires_at) from account_links
  where user_id = users.id and used_at is null)`;

export const recoveryCodesLeft = sql<number>`(
  select count(*)::int from recovery_codes where user_id = users.id)`;

/** Beside `users` with its `second_factors`: one that is only being set up is none yet. */
export const isFactorActive = sql<boolean>`second_factors.confirmed_at is not null`;

/** Beside `users` with its `people`: whether anything can be done with the account. */
export const isUsable = sql<boolean>`(users.disabled_at is null and users.deleted_at is null
  and people.deleted_at is null)`;
