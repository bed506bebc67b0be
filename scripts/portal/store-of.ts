import { resolve } from 'node:path';
import { repositoryFolder, toolsFolder } from '../applications';
import { ownReleases, refuseMissing } from './options';

/** The store of a command: the one that was named. Only building needs none, and makes one. */
export function storeOf(named: string | undefined, command: string) {
  if (named === undefined) return ownStoreFor(command);
  const store = resolve(named);
  if (!makesStore(command)) refuseMissing(store);
  return store;
}

const makesStore = (command: string) => command === 'build';

function ownStoreFor(command: string) {
  if (makesStore(command) || toolsFolder === repositoryFolder) return ownReleases;
  throw new Error(
    'Falta el almacén de versiones: indícalo con --releases <carpeta> o RELEASES_DIR.',
  );
}
