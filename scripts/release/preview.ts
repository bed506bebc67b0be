import {
  ensureOverridesKey,
  overridesCookie,
  overridesLifetime,
  signOverrides,
  type OverridesOptions,
} from '@portal/releases/release-overrides';
import { selectableReleases } from '@portal/releases/channel';
import { readRegistry } from '@portal/releases/registry';

/** Returns the cookie that makes a browser receive this published release. */
export async function preview(name: string, id: string, options: OverridesOptions) {
  const { applications } = await readRegistry(options.releasesFolder);
  const channel = applications[name];
  if (!channel || !selectableReleases(channel).includes(id)) {
    throw new Error(
      `${name} ${id} nunca se publicó; publícala antes como canario sin visitas, con --canary 0.`,
    );
  }
  const expires = new Date(Date.now() + overridesLifetime);
  const choice = { pins: { [name]: id }, expires: expires.getTime() };
  const value = signOverrides(choice, await ensureOverridesKey(options));
  return { cookie: `${overridesCookie}=${value}`, expires };
}
