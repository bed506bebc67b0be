import { readTestOptions } from './options';
import { runCommand } from './run-command';
import { testRemotes } from './test-remotes';

const usageOf = (
  program: string,
) => `Uso: ${program} [--releases <carpeta>] [-- opciones de las pruebas de navegador]
  Prueba el remoto en un navegador, sobre el sitio compuesto con lo que está en vivo.
  --releases <carpeta>  toma lo que está en vivo de ese almacén de versiones (también RELEASES_DIR)
  --help                esta ayuda
  --version             qué versión es`;

/** Returns the exit code. */
export const runTestCommand = (args: readonly string[], program: string) =>
  runCommand(readTestOptions(args), { usage: usageOf(program), run: testRemotes });
