import { resolve } from 'node:path';
import { repositoryFolder, toolsFolder } from '../applications';
import { ownReleases, refuseMissing } from './options';

/**
 * Returns the named store or a default. Building, and copying a bucket, create the store if it is
 * missing.
 */
export function storeOf(named: string | undefined, command: string) {
  if (named === undefined) return ownStoreFor(command);
  const store = resolve(named);
  if (!makesStore(command)) refuseMissing(store);
  return store;
}

const makesStore = (command: string) =>
  command === 'build' || Boolean(process.env['RELEASES_S3_URL']);

function ownStoreFor(command: string) {
  if (makesStore(command) || toolsFolder === repositoryFolder) return ownReleases;
  throw new Error(
    'Falta el almacén de versiones: indícalo con --releases <carpeta>, RELEASES_DIR o RELEASES_S3_URL.',
  );
}
