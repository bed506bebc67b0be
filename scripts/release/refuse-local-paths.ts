import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import type { Release } from '@portal/releases/release';
import { joinBelow } from '@portal/server/join-below';
import { repositoryFolder, toolsFolder } from '../applications';

/** Private folders of the build machine. */
const ownFolders = [...new Set([repositoryFolder, toolsFolder, homedir()])];

/** Matches a file URL. */
const fileAddress = /file:\/\/[\w.-]*\/[\w.~%][^\s"'`<>()\\]*/;

/** Matches possible base64. */
const encoded = /[\w+/]{40,}/g;

/** The bytes of a text as characters, because files are read as latin1. */
const inBytes = (text: string) => Buffer.from(text).toString('latin1');

/**
 * Fails if a release contains a folder of the build machine: visitors could read it, and other
 * machines would build other files.
 */
export async function refuseLocalPaths(
  folder: string,
  { name, id, files }: Release,
  folders = ownFolders,
) {
  const findPlace = placeFinder(folders);
  for (const file of Object.keys(files)) {
    const found = findPlace(await readFile(joinBelow(folder, file), 'latin1'));
    if (!found) continue;
    throw new Error(
      `${name} ${id}: ${file} contiene la ruta de una carpeta de la máquina de construcción, en el byte ${found.at}: «${found.place}»; quítala de las fuentes o del paquete.`,
    );
  }
}

type Found = { readonly at: number; readonly place: string };

/** Finds the first local path in the bytes of a file, also in base64. */
function placeFinder(folders: readonly string[]) {
  const find = (bytes: string) => findAddress(bytes) ?? findPath(bytes, folders);
  return (bytes: string) => {
    const found = find(bytes);
    if (found) return found;
    for (const { 0: run, index } of bytes.matchAll(encoded)) {
      const inside = find(Buffer.from(run, 'base64').toString('latin1'));
      if (inside) return { ...inside, at: index };
    }
    return undefined;
  };
}

function findAddress(bytes: string) {
  const found = fileAddress.exec(bytes);
  return found ? toFound(found.index, found[0]) : undefined;
}

/** webpack turns the path of a package into a variable name like this. */
const packagesAsVariable = (folder: string) =>
  inBytes(join(folder, 'node_modules')).replaceAll(/[^a-z\d$]+/gi, '_');

/**
 * Only reports existing paths: a page may have the address `/app/ofertas` while the project is in
 * `/app`.
 */
function findPath(bytes: string, folders: readonly string[]) {
  for (const folder of folders.filter((one) => parse(one).root !== one)) {
    const variable = packagesAsVariable(folder);
    if (bytes.includes(variable)) return toFound(bytes.indexOf(variable), variable);
    for (const { 0: path, 1: name = '', index } of bytes.matchAll(pathsIn(folder))) {
      if (existsSync(join(folder, asText(name)))) return toFound(index, path);
    }
  }
  return undefined;
}

/** Matches paths below a folder in the notation of any system, and captures the first name. */
function pathsIn(folder: string) {
  const forms = [folder, JSON.stringify(folder).slice(1, -1), folder.replaceAll('\\', '/')];
  const anyForm = forms.map((form) => inBytes(form).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\w./-])(?:${anyForm.join('|')})[\\\\/]+([^\\s"'\`<>()\\\\/:?#]+)`, 'g');
}

const asText = (bytes: string) => Buffer.from(bytes, 'latin1').toString();

const toFound = (at: number, bytes: string): Found => ({ at, place: asText(bytes).slice(0, 200) });
