import { selectableReleases } from '@portal/releases/channel';
import {
  ensureOverridesKey,
  overridesCookie,
  overridesLifetime,
  signOverrides,
  type ReleaseOverrides,
  type OverridesOptions,
} from '@portal/releases/release-overrides';
import type { Registry } from '@portal/releases/registry';
import { errorCode } from '@portal/server/error-code';
import { stringifySetCookie } from 'cookie';
import type { OverrideChoice } from '../../src/panel/published-releases';
import { Refusal } from '../refusal';

/** Returns the release overrides with one changed. Throws a Refusal for an unpublished release. */
export function withChoice(
  { applications }: Registry,
  pins: ReleaseOverrides,
  { application, release }: OverrideChoice,
): ReleaseOverrides {
  const isPublished = (name: string, id: string) =>
    Object.hasOwn(applications, name) &&
    applications[name] !== undefined &&
    selectableReleases(applications[name]).includes(id);
  if (release !== null && !isPublished(application, release)) throw new Refusal(404, unknown);
  const others = Object.entries(pins).filter(
    // Drops overrides of releases that are no longer available.
    ([name, id]) => name !== application && isPublished(name, id),
  );
  return Object.fromEntries([...others, ...(release === null ? [] : [[application, release]])]);
}

const unknown = 'Esa versión no está publicada en este sitio.';

/** Cookie header that stores the overrides for a week, or deletes them if there are none. */
export async function overridesHeader(
  pins: ReleaseOverrides,
  isSecure: boolean,
  options: OverridesOptions,
) {
  const attributes = {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    // `lax`, so that it is also sent on links from other sites.
    sameSite: 'lax',
  } as const;
  if (Object.keys(pins).length === 0) {
    return stringifySetCookie(overridesCookie, '', { ...attributes, maxAge: 0 });
  }
  const value = signOverrides(
    { pins, expires: Date.now() + overridesLifetime },
    await keyOf(options),
  );
  return stringifySetCookie(overridesCookie, value, {
    ...attributes,
    maxAge: overridesLifetime / 1000,
  });
}

async function keyOf(options: OverridesOptions) {
  try {
    return await ensureOverridesKey(options);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    // Another process has just created the key; a retry will find it.
    throw new Refusal(503, code === 'EEXIST' ? '' : noKey);
  }
}

const noKey =
  'No se puede guardar la clave que firma tu elección, porque no se puede escribir en la carpeta de versiones. El administrador del sitio puede definirla en PINS_KEY.';
