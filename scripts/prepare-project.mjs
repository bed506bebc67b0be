import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';

// Plain JavaScript: this runs before anything is installed, on any Node.

const project = resolve(import.meta.dirname ?? '.', '..');
const oldestNode = [20, 19];
const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Checks the Node version and installs missing packages. Ends the process on failure. */
export async function prepareProject() {
  process.chdir(project);
  endWithNpm();
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    stop(`Se necesita Node ${oldestNode.join('.')} o posterior; este es ${process.version}.`);
  }
  if (isInstalled()) return;
  console.log('Instalando las dependencias (solo la primera vez)…');
  if (!(await install()))
    stop('No se pudieron instalar las dependencias: revisa la conexión a internet.');
}

/** Returns false on failure. An interrupted installation is removed. */
async function install() {
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  const installing = spawn('npm', ['ci', '--no-audit', '--no-fund'], options);
  const end = () => {
    installing.kill();
    process.exit(1);
  };
  for (const signal of endingSignals) process.on(signal, end);
  const [status] = await once(installing, 'exit').catch(() => [undefined]);
  for (const signal of endingSignals) process.off(signal, end);
  return status === 0;
}

/** Compares npm's own list of installed packages with the lock file. */
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
