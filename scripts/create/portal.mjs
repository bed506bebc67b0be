#!/usr/bin/env node
import { newRemote } from './new-remote.mjs';

// Plain JavaScript: this runs where nothing is installed, on any Node.

const usage = `Uso: portal new mf-nombre [--packages <carpeta>]
  Crea un remoto en una carpeta nueva. --packages dice dónde están los paquetes @portal,
  si no los tiene el registro que npm conoce como @portal:registry.`;

const [command, name, option, packages, ...others] = process.argv.slice(2);

try {
  const isUnderstood = command === 'new' && name && (!option || option === '--packages');
  if (!isUnderstood || Boolean(option) !== Boolean(packages) || others.length > 0) {
    throw new Error(usage);
  }
  newRemote(name, packages);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
