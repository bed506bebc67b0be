import {
  havePinsKey,
  pinsCookie,
  pinsLast,
  signPins,
  type PinsOptions,
} from '@portal/releases/pins';
import { choosable } from '@portal/releases/channel';
import { readRegistry } from '@portal/releases/registry';

/** Returns the cookie that makes a browser receive this published release. */
export async function preview(name: string, id: string, options: PinsOptions) {
  const { applications } = await readRegistry(options.releasesFolder);
  const channel = applications[name];
  if (!channel || !choosable(channel).includes(id)) {
    throw new Error(
      `${name} ${id} nunca se publicó; publícala antes como canario de nadie, con --canary 0.`,
    );
  }
  const expires = new Date(Date.now() + pinsLast);
  const choice = { pins: { [name]: id }, expires: expires.getTime() };
  const value = signPins(choice, await havePinsKey(options));
  return { cookie: `${pinsCookie}=${value}`, expires };
}
