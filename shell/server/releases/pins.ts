import { openSealed, seal } from '@portal/server/sealed';
import * as v from 'valibot';

/** Chooses published releases for one browser. */
export const pinsCookie = 'portal-pins';

/** By application, the id of a release. */
export type Pins = Readonly<Record<string, string>>;

const schema = v.object({
  pins: v.record(v.string(), v.string()),
  /** In milliseconds since 1970. */
  expires: v.number(),
});

/** The value of the cookie. */
export const signPins = (choice: v.InferOutput<typeof schema>, key: string) => seal(choice, key);

/** What a cookie chooses; nothing, if it was not made with the key or has expired. */
export function readPins(value: string, key: string): Pins {
  const choice = openSealed(value, { secret: key, schema });
  return choice && choice.expires > Date.now() ? choice.pins : {};
}
