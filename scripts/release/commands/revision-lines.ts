import type { ChangeAction, Registry, RegistryChange } from '@portal/releases/registry';

const actions: Readonly<Record<ChangeAction, string>> = {
  publish: 'publica',
  canary: 'prueba',
  promote: 'promueve',
  rollback: 'vuelve atrás',
  disable: 'apaga',
  enable: 'enciende',
  'take-back': 'retira por sus fallos',
  undo: 'deshace',
  gc: 'borra versiones que ya no se usan',
  retire: 'retira',
  owner: 'cambia de dueño o de claves',
};

/** Actions of later versions are shown by name. */
const actionText = (action: string) =>
  Object.entries(actions).find(([known]) => known === action)?.[1] ?? action;

/** Formats an instant for people in Chile. */
export const timeOf = (instant: string) =>
  new Date(instant).toLocaleString('es-CL', { dateStyle: 'short', timeStyle: 'medium' });

/** With author, changes, reason and underlying counts. */
export function revisionLines({ revision, change }: Registry): readonly string[] {
  if (!change) return [`Revisión ${revision}, sin datos de su cambio`];
  const { at, who, key, action, changes, why, counts = {} } = change;
  const signed = key ? ` (${key.name}, clave ${key.fingerprint})` : '';
  return [
    `Revisión ${revision}, ${timeOf(at)}: ${who}${signed} ${actionText(action)}`,
    ...changes.map(changeLine),
    ...(why ? [`  «${why}»`] : []),
    ...Object.entries(counts).map(
      ([release, { loads, failures }]) => `  ${release}: ${failures} de ${loads} cargas fallaron`,
    ),
  ];
}

function changeLine({ application, from, to, percent }: RegistryChange['changes'][number]) {
  const way = from === to ? (to ?? '') : [from ?? '–', to ?? '–'].join(' → ');
  const share = percent === undefined ? '' : ` para el ${percent} %`;
  return `  ${application} ${way}${share}`.trimEnd();
}
