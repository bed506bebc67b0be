import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** Returns the names of our packages in a `package.json`. */
export const ownNames = ({ dependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@portal/'),
  );

/** Fails if a tarball is missing. */
export function findTarballs(folder, names) {
  if (!existsSync(folder)) throw new Error(`No existe la carpeta ${folder}; revisa --packages.`);
  return Object.fromEntries(names.map((name) => [name, findTarball(folder, name)]));
}

function findTarball(folder, name) {
  const start = `${name.slice(1).replace('/', '-')}-`;
  const file = readdirSync(folder).find((one) => one.startsWith(start) && one.endsWith('.tgz'));
  if (file) return join(folder, file);
  throw new Error(`En ${folder} no está el paquete ${name}; se crea con npm run sdk.`);
}

/** Copies the packages into the remote, for remotes without a registry. */
export function vendorTarballs(tarballs, remote) {
  const packageFile = join(remote, 'package.json');
  const content = JSON.parse(readFileSync(packageFile, 'utf8'));
  mkdirSync(join(remote, 'vendor'), { recursive: true });
  for (const [name, tarball] of Object.entries(tarballs)) {
    const file = `vendor/${basename(tarball)}`;
    copyFileSync(tarball, join(remote, file));
    const ranges = name in content.dependencies ? content.dependencies : content.devDependencies;
    ranges[name] = `file:${file}`;
  }
  // Unlike npm, yarn and pnpm would look in a registry for the packages that ours depend on.
  content.resolutions = { ...content.resolutions, ...ownRanges(content) };
  writeFileSync(packageFile, `${JSON.stringify(content, undefined, 2)}\n`);
  overrideForPnpm(content, remote);
}

function ownRanges(content) {
  const ranges = { ...content.dependencies, ...content.devDependencies };
  return Object.fromEntries(ownNames(content).map((name) => [name, ranges[name]]));
}

function overrideForPnpm(content, remote) {
  const file = join(remote, 'pnpm-workspace.yaml');
  if (!existsSync(file)) return;
  const [kept] = readFileSync(file, 'utf8').split(/^overrides:$/m);
  const lines = Object.entries(ownRanges(content)).map(
    ([name, range]) => `  '${name}': '${range}'\n`,
  );
  writeFileSync(file, `${kept}overrides:\n${lines.join('')}`);
}
