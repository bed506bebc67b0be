import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findTarballs, ownNames, vendorTarballs } from './vendor.mjs';

const template = join(import.meta.dirname, 'template');

/**
 * npm does not pack files with git's names, and a package.json would make the template a package of
 * its own.
 */
const namesInTemplate = {
  '.gitignore': 'gitignore',
  '.npmrc': 'npmrc',
  '.yarnrc': 'yarnrc',
  '.yarnrc.yml': 'yarnrc.yml',
  'package.json': 'package.template.json',
};

export function writeTemplate(name, folder, packages) {
  // Reports missing packages before anything is written.
  const tarballs =
    packages === undefined
      ? undefined
      : findTarballs(resolve(packages), ownNames(readTemplatePackage()));
  const word = name.replace('mf-', '');
  const capitals = word.replaceAll(/(?:^|-)(\w)/g, (_match, letter) => letter.toUpperCase());
  const inWords = (text) => text.replaceAll('ejemplo', word).replaceAll('Ejemplo', capitals);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = inWords(source.slice(template.length + 1));
    const file = join(folder, nameInRemote(path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(source, file);
    writeFileSync(file, inWords(readFileSync(source, 'utf8')));
  }
  if (tarballs) vendorTarballs(tarballs, folder);
}

export const addressOf = (name) => `/${name.replace('mf-', '')}`;

const nameInRemote = (path) =>
  Object.keys(namesInTemplate).find((name) => namesInTemplate[name] === path) ?? path;

const readTemplatePackage = () =>
  JSON.parse(readFileSync(join(template, namesInTemplate['package.json']), 'utf8'));
