import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const template = join(import.meta.dirname, 'template');

/** npm packs no file that is named as git's own, and a package.json would cut the template off from the project. */
const namesInTemplate = {
  '.gitignore': 'gitignore',
  '.npmrc': 'npmrc',
  'package.json': 'package.template.json',
};

/** Writes a remote of this name: the template with its words. */
export function writeTemplate(name, folder, packages) {
  // What is missing is told before anything is written.
  const tarballs = packages === undefined ? undefined : findTarballs(resolve(packages));
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
  if (tarballs) takeAlong(tarballs, folder);
}

/** The address that the page of the template has. */
export const addressOf = (name) => `/${name.replace('mf-', '')}`;

const nameInRemote = (path) =>
  Object.keys(namesInTemplate).find((name) => namesInTemplate[name] === path) ?? path;

const readTemplatePackage = () =>
  JSON.parse(readFileSync(join(template, namesInTemplate['package.json']), 'utf8'));

/** Where npm has packed each of our packages that a remote needs. */
function findTarballs(packages) {
  if (!existsSync(packages))
    throw new Error(`No existe la carpeta ${packages}; revisa --packages.`);
  const { dependencies, devDependencies } = readTemplatePackage();
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const own = names.filter((name) => name.startsWith('@portal/'));
  return Object.fromEntries(own.map((name) => [name, findTarball(packages, name)]));
}

function findTarball(packages, name) {
  const start = `${name.slice(1).replace('/', '-')}-`;
  const file = readdirSync(packages).find((one) => one.startsWith(start) && one.endsWith('.tgz'));
  if (file) return join(packages, file);
  throw new Error(`En ${packages} no está el paquete ${name}; se crea con npm run sdk.`);
}

/** Without a registry that has the packages, the remote brings them along. */
function takeAlong(tarballs, folder) {
  const packageFile = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(packageFile, 'utf8'));
  mkdirSync(join(folder, 'vendor'));
  for (const [name, tarball] of Object.entries(tarballs)) {
    const file = join('vendor', tarball.split(/[/\\]/).at(-1));
    copyFileSync(tarball, join(folder, file));
    const ranges = name in content.dependencies ? content.dependencies : content.devDependencies;
    ranges[name] = `file:${file}`;
  }
  writeFileSync(packageFile, `${JSON.stringify(content, undefined, 2)}\n`);
}
