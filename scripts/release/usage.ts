import type { Command } from './commands/command';

type Program = {
  readonly program: string;
  readonly others?: Readonly<Record<string, string>>;
};

const common = `Opciones de todos:
  --releases <carpeta>  el almacén de versiones, o su copia (también RELEASES_DIR)
  --json                para máquinas
  --help                cómo se usa un comando
  --version             qué versión de las herramientas es
Termina con 0 si se hizo, 1 si se negó o falló, 2 si no se entendió.`;

export function usageOf(
  commands: Readonly<Record<string, Command>>,
  { program, others = {} }: Program,
) {
  const own = Object.entries(commands).map(([name, command]) => [name, command.help] as const);
  const lines = [...Object.entries(others), ...own].map(
    ([name, help]) => `  ${name.padEnd(9)} ${help}`,
  );
  return [`Uso: ${program} <comando>`, ...lines, common].join('\n');
}

export const commandHelp = (name: string, command: Command, program: string) =>
  [
    `Uso: ${[program, name, command.arguments].filter(Boolean).join(' ')}`,
    `  ${command.help}`,
    common,
  ].join('\n');
