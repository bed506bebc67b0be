import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** Chooses published releases for one browser. */
export const pinsCookie = 'portal-pins';

/** By application, the id of a release. */
export type Pins = Readonly<Record<string, string>>;

const signedPins = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    pins: v.record(v.string(), v.string()),
    /** In milliseconds since 1970. */
    expires: v.number(),
  }),
);

type SignedPins = v.InferOutput<typeof signedPins>;

/** The value of the cookie: what it chooses, a dot, and the signature. */
export function signPins(choice: SignedPins, key: string) {
  const text = Buffer.from(JSON.stringify(choice)).toString('base64url');
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** What a cookie chooses; nothing, if it was not made with the key or has expired. */
export function readPins(value: string, key: string): Pins {
  const [text = '', signature = ''] = value.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = signatureOf(text, key);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return {};
  const { pins, expires } = v.parse(signedPins, Buffer.from(text, 'base64url').toString());
  return expires > Date.now() ? pins : {};
}

const signatureOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest();
