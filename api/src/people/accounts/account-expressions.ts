import { sql } from 'kysely';

export const accountState = sql<'active' | 'invited' | 'disabled'>`case
  when users.disabled_at is not null then 'disabled'
  when users.password_hash is null then 'invited'
  else 'active' end`;

/** The highest role of the account. */
export const accountRole = sql<'ROLE_ADMIN' | 'ROLE_USER'>`case
  when exists (select from user_roles where user_id = users.id and role = 'ROLE_ADMIN')
  then 'ROLE_ADMIN' else 'ROLE_USER' end`;

/** Browsers with an open session. */
export const openSessions = sql<number>`(
  select count(distinct browser_id)::int from sessions
  where user_id = users.id and ends_at > now())`;

/** Expiry of the newest unused link, possibly past; null without one. */
export const linkExpiresAt = sql<Date | null>`(
  select max(expires_at) from account_links
  where user_id = users.id and used_at is null)`;

export const recoveryCodesLeft = sql<number>`(
  select count(*)::int from recovery_codes where user_id = users.id)`;

/** Needs `second_factors`. False during its setup. */
export const isFactorActive = sql<boolean>`second_factors.confirmed_at is not null`;

/** Needs `people`. */
export const isUsable = sql<boolean>`(users.disabled_at is null and users.deleted_at is null
  and people.deleted_at is null)`;
