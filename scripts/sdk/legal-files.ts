import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices, type Notice } from '@portal/releases/notices';
import { toolsFolder } from '../applications';
import { aboutNotices, noticesName, ownLicense } from '../licenses/own-license';

const nothingOfOthers = `Avisos de terceros

Aquí no hay nada que hayan hecho otras personas.`;

/**
 * Writes the licence, and the notices of third-party parts inside or installed with the package.
 */
export function writeLegalFiles(into: string, notices: readonly Notice[]) {
  cpSync(join(toolsFolder, ownLicense), join(into, ownLicense));
  const about = notices.length > 0 ? aboutNotices : nothingOfOthers;
  writeFileSync(join(into, noticesName), writeNotices(about, notices));
}

/** Folders of the third-party packages among these dependencies. */
export const foldersOf = (packageFolder: string, names: readonly string[]) =>
  names
    .filter((name) => !name.startsWith('@portal/'))
    .map((name) => {
      const places = [packageFolder, toolsFolder].map((one) => join(one, 'node_modules', name));
      const found = places.find((place) => existsSync(place));
      if (found) return found;
      throw new Error(`${name} is not installed.`);
    });
