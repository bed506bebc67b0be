import { containerName, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import type { EntryLoader } from './federation';
import { loadScript } from './load-script';

/** Loads a release's container by script, in the browser. */
export const loadEntry: EntryLoader = async (application, release) => {
  const { id } = release;
  await loadScript(releaseUrl(application, id, remoteEntryFile), release);
  const container: unknown = Reflect.get(globalThis, containerName(application, id));
  if (!isContainer(container))
    throw new Error(`The entry of ${application} ${id} registered no container.`);
  return container;
};

type Container = Awaited<ReturnType<EntryLoader>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
