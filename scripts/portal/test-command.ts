import { readTestOptions } from './options';
import { testRemotes } from './test-remotes';
import { versionOfTools } from './version';

const usageOf = (
  program: string,
) => `Uso: ${program} [--releases <carpeta>] [-- opciones de las pruebas de navegador]
  Prueba el remoto en un navegador, sobre el sitio compuesto con lo que está en vivo.
  --releases <carpeta>  toma lo que está en vivo de ese almacén de versiones (también RELEASES_DIR)
  --help                esta ayuda
  --version             qué versión es`;

/** Runs the browser tests as the command line says; gives the exit code, 2 if it is not understood. */
export async function runTestCommand(args: readonly string[], program: string) {
  const options = readTestOptions(args);
  if (!options) {
    console.error(usageOf(program));
    return 2;
  }
  if (options.help || options.version) {
    console.log(options.help ? usageOf(program) : versionOfTools());
    return 0;
  }
  try {
    return await testRemotes(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
