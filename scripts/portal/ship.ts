import { repositoryFolder, toolsFolder } from '../applications';
import { runReleaseCommand } from '../release/command';
import { ownReleases, refuseMissing, type PortalOptions } from './options';
import { usage } from './usage';

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
    if (!makesStore(command)) refuseMissing(store);
    await runReleaseCommand([command, ...names], {
      releasesFolder,
      why: message,
      usage,
    });
  };

const makesStore = (command: string) => command === 'build';

const defaultStore = (command: string) =>
  makesStore(command) || toolsFolder === repositoryFolder ? ownReleases : undefined;
