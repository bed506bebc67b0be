import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Uses the package manager that runs this program. */
export const installer = (process.env.npm_config_user_agent ?? '').startsWith('pnpm/')
  ? 'pnpm'
  : 'npm';

const optionsOf = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install', '--reporter=silent'],
};

const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Installs the packages of a new remote. A failure says how to solve it. */
export async function install(folder, registry) {
  console.log('Instalando los paquetes…');
  const installing = spawn(installer, optionsOf[installer], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const end = () => installing.kill();
  for (const signal of endingSignals) process.on(signal, end);
  let said = '';
  installing.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
    process.stderr.write(text);
  });
  const [status] = await once(installing, 'close');
  for (const signal of endingSignals) process.off(signal, end);
  if (status !== 0)
    throw new Error(`No se pudieron instalar los paquetes: ${wayOut(said, registry)}`);
}

const again = 'No quedó nada escrito; inténtalo de nuevo.';

/** Turns npm's output into advice. */
function wayOut(said, registry) {
  if (/\bE404\b/.test(said) && registry) {
    return `el registro ${registry} no tiene los paquetes @portal que hacen falta. Indica otro con npm config set @portal:registry <dirección>, o una carpeta que los tenga con --packages. ${again}`;
  }
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH)\b/.test(said)) {
    return `${installer} no llega a su registro; revisa la conexión, y qué dice npm config get registry. ${again}`;
  }
  return `la causa está arriba, en la salida de ${installer}. ${again}`;
}
