import { repositoryFolder, toolsFolder } from '../applications';
import { runReleaseCommand } from '../release/command';
import { ownReleases, type PortalOptions } from './options';

/** A command of `npm run release`, for the store that was named. Only building needs none. */
export const ship =
  (command: string) =>
  async (names: readonly string[], { store, message }: PortalOptions) => {
    const releasesFolder = store ?? defaultStore(command);
    if (releasesFolder === undefined) {
      throw new Error(
        'Falta el almacén de versiones: indícalo con --releases <carpeta> o RELEASES_DIR.',
      );
    }
    await runReleaseCommand([command, ...names], {
      releasesFolder,
      why: message,
    });
  };

const defaultStore = (command: string) =>
  command === 'build' || toolsFolder === repositoryFolder ? ownReleases : undefined;
