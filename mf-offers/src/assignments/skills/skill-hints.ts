import type { Hints } from '../catalog-items/choices';

/** Why there is no skill to choose. */
export const skillHints: Hints = {
  whenNone: 'No hay conocimientos disponibles. Créalos primero en el maestro.',
  whenAllAssigned: 'Todos los conocimientos ya han sido asignados.',
};
