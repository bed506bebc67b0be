#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from './new-remote.mjs';

// Plain JavaScript, because nothing is installed yet. Asks nothing, so it needs no terminal.

const usage = `Uso: npx --yes @portal/create mf-nombre [--packages <carpeta>]
  Crea un remoto en una carpeta nueva. --packages dice dónde están los paquetes @portal,
  si no los tiene el registro que npm conoce como @portal:registry. De esa carpeta se ejecuta así:
  npx --yes --package <carpeta>/portal-create-….tgz portal-create mf-nombre --packages <carpeta>
  --help     esta ayuda
  --version  qué versión es`;

try {
  const { values, positionals } = readArguments();
  const [name, ...others] = positionals;
  if (values.help) console.log(usage);
  else if (values.version) console.log(ownVersion());
  else if (!name) throw new Error(`Falta el nombre del remoto.\n\n${usage}`);
  else if (others.length > 0) throw new Error(`Sobra «${others[0]}».\n\n${usage}`);
  else await newRemote(name, values.packages);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        packages: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    // Node's own message is in English.
    const [, option = ''] = /'([^']*)'/.exec(cause.message) ?? [];
    throw new Error(`No entiendo la opción «${option}».\n\n${usage}`, { cause });
  }
}

function ownVersion() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version;
}
