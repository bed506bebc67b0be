import type { Hints } from '../catalog-items/choices';

export const skillHints: Hints = {
  whenNone: 'No hay conocimientos disponibles. Créalos primero en el maestro.',
  whenAllAssigned: 'Todos los conocimientos ya han sido asignados.',
};
