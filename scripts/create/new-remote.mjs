import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { install, installer } from './install.mjs';
import { addressOf, writeTemplate } from './write-template.mjs';

/** Creates a working remote in a new folder. Restores the folder if that fails. */
export async function newRemote(name, packages) {
  const folder = resolve(name);
  refuseName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`La carpeta ${folder} no está vacía; elige otro nombre u otra carpeta.`);
  }
  const registry = packages === undefined ? ownRegistry() : undefined;
  try {
    writeTemplate(name, folder, packages);
    // All clones of the repository then take these packages only from this registry.
    if (registry) appendFileSync(join(folder, '.npmrc'), `${scopeKey}=${registry}\n`);
    await install(folder, registry);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`
${name} está listo:
  cd ${name}
  ${installer} run dev      el remoto desde sus fuentes, dentro del sitio
  ${installer} test         sus pruebas, también en el navegador
Lo demás está en su README.md.`);
}

function refuseName(name) {
  if (!/^mf-[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    throw new Error(
      `Un remoto se llama mf- y palabras de letras minúsculas y cifras, como mf-hola; no «${name}».`,
    );
  }
  const site = readSite();
  if (site[name]) throw new Error(`El sitio ya tiene una aplicación ${name}; elige otro nombre.`);
  const address = addressOf(name);
  const owner = Object.keys(site).find((one) => site[one].includes(address));
  if (owner) throw new Error(`La dirección ${address} ya es de ${owner}; elige otro nombre.`);
}

/** The live addresses of each application at the time of packing. */
const readSite = () => JSON.parse(readFileSync(join(import.meta.dirname, 'site.json'), 'utf8'));

const scopeKey = '@portal:registry';

/**
 * Returns npm's registry for our packages. In any other registry, strangers may own these names.
 */
function ownRegistry() {
  const { stdout, status } = spawnSync('npm', ['config', 'get', scopeKey], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const registry = status === 0 ? stdout.trim() : '';
  if (/^https?:\/\//.test(registry)) return registry;
  throw new Error(
    `Falta saber de dónde vienen los paquetes @portal: indica su carpeta con --packages, o el registro de tu empresa con npm config set ${scopeKey} <dirección>. En el registro público pueden ser de otras personas.`,
  );
}
