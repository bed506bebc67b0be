import { choosable } from '@portal/releases/channel';
import {
  havePinsKey,
  pinsCookie,
  pinsLast,
  signPins,
  type Pins,
  type PinsOptions,
} from '@portal/releases/pins';
import type { Registry } from '@portal/releases/registry';
import { errorCode } from '@portal/server/error-code';
import { stringifySetCookie } from 'cookie';
import type { PinChoice } from '../../src/panel/published-releases';
import { Refusal } from '../refusal';

/** What a browser chose, with one choice made or taken back. Throws a refusal of what was never published. */
export function withChoice(
  { applications }: Registry,
  pins: Pins,
  { application, release }: PinChoice,
): Pins {
  const isPublished = (name: string, id: string) =>
    Object.hasOwn(applications, name) &&
    applications[name] !== undefined &&
    choosable(applications[name]).includes(id);
  if (release !== null && !isPublished(application, release)) throw new Refusal(404, unknown);
  const others = Object.entries(pins).filter(
    // Of what can no longer be had nothing is kept.
    ([name, id]) => name !== application && isPublished(name, id),
  );
  return Object.fromEntries([...others, ...(release === null ? [] : [[application, release]])]);
}

const unknown = 'Esa versión no está publicada en este sitio.';

/** The header that makes the browser keep its choice for a week, or forget it once nothing is chosen. */
export async function pinsHeader(pins: Pins, isSecure: boolean, options: PinsOptions) {
  const attributes = {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    // Sent too when somebody follows a link to the site.
    sameSite: 'lax',
  } as const;
  if (Object.keys(pins).length === 0) {
    return stringifySetCookie(pinsCookie, '', { ...attributes, maxAge: 0 });
  }
  const value = signPins({ pins, expires: Date.now() + pinsLast }, await keyOf(options));
  return stringifySetCookie(pinsCookie, value, { ...attributes, maxAge: pinsLast / 1000 });
}

async function keyOf(options: PinsOptions) {
  try {
    return await havePinsKey(options);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    // Somebody else made it just before, and it is there the next time.
    throw new Refusal(503, code === 'EEXIST' ? '' : noKey);
  }
}

const noKey =
  'Este sitio no puede guardar la clave con que se firma tu elección, porque en la carpeta de versiones no se puede escribir. Quien lo opera puede definirla en PINS_KEY.';
