import { pinsCookie, signPins } from '../../shell/server/releases/pins';
import { havePinsKey } from '../../shell/server/releases/pins-key';
import { readRegistry } from '../../shell/server/releases/registry';

type PreviewOptions = {
  readonly releasesFolder: string;
  /** The site's setting of the same name. */
  readonly pinsKey?: string | undefined;
};

/** How long a preview lasts, in milliseconds. */
const lasts = 7 * 24 * 60 * 60 * 1000;

/** The cookie with which one browser gets a published release instead of the live one. */
export async function preview(name: string, id: string, options: PreviewOptions) {
  const { releasesFolder, pinsKey } = options;
  const { applications } = await readRegistry(releasesFolder);
  if (!applications[name]?.published.includes(id)) {
    throw new Error(`${name} ${id} nunca se publicó.`);
  }
  const expires = new Date(Date.now() + lasts);
  const choice = { pins: { [name]: id }, expires: expires.getTime() };
  const value = signPins(choice, await havePinsKey(releasesFolder, pinsKey));
  return { cookie: `${pinsCookie}=${value}`, expires };
}
