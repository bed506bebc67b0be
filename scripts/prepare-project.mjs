import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// Plain JavaScript: this runs before anything is installed, on any Node.

const project = resolve(import.meta.dirname ?? '.', '..');
const oldestNode = [20, 19];

/** Makes sure that Node is new enough and that the locked packages are there; else ends the process. */
export function prepareProject() {
  process.chdir(project);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    stop(`Se necesita Node ${oldestNode.join('.')} o posterior; este es ${process.version}.`);
  }
  if (isInstalled()) return;
  console.log('Instalando las dependencias (solo la primera vez)…');
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (status !== 0)
    stop('No se pudieron instalar las dependencias: revisa la conexión a internet.');
}

/** npm notes in node_modules what it installed; it must be what the lock file asks for. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json') ?? {})
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => installed?.[path] && installed[path].version === version);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Nothing is installed yet.
    return undefined;
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
