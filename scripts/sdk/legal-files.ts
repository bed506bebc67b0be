import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNotices, type Notice } from '@portal/releases/notices';
import { toolsFolder } from '../applications';
import { aboutNotices, noticesName, ownLicense } from '../licenses/own-license';

const nothingOfOthers = `Avisos de terceros

Aquí no hay nada que hayan hecho otras personas.`;

/** Writes into a package its licence, and the notices of what others have made of it or is installed with it. */
export function writeLegalFiles(into: string, notices: readonly Notice[]) {
  cpSync(join(toolsFolder, ownLicense), join(into, ownLicense));
  const about = notices.length > 0 ? aboutNotices : nothingOfOthers;
  writeFileSync(join(into, noticesName), writeNotices(about, notices));
}

/** Where the packages of others that a package of the project needs, by their names, are installed. */
export const foldersOf = (packageFolder: string, names: readonly string[]) =>
  names
    .filter((name) => !name.startsWith('@portal/'))
    .map((name) => {
      const places = [packageFolder, toolsFolder].map((one) => join(one, 'node_modules', name));
      const found = places.find((place) => existsSync(place));
      if (found) return found;
      throw new Error(`${name} is not installed.`);
    });
