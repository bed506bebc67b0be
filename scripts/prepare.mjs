import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

// Plain JavaScript without dependencies: it runs before anything is installed.

const oldestNode = [20, 19];
const installedMark = 'node_modules/.installed';

/** Ends the process with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Refuses a Node.js that the dependencies do not run on. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Se necesita Node.js ${oldestNode.join('.')} o posterior; este es ${version}.`);
}

/** Installs the dependencies unless those of this very lock file are there. */
export function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lock) return;
  console.log('Instalando las dependencias (una sola vez, alrededor de un minuto) …');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    fail('No se pudieron instalar las dependencias: revisa la conexión y los mensajes de npm.');
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(installedMark, lock);
}
