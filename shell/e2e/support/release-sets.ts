import type { TextChange } from './release-variant';

export const applicationNames = ['shell', 'mf-public', 'mf-offers', 'mf-backoffice'] as const;

export type ApplicationName = (typeof applicationNames)[number];

export type Age = 'previous' | 'current';

/** The age of the live release, by application. */
export type AgeSet = Readonly<Record<ApplicationName, Age>>;

/** A visible text of each application, by the age of its release. */
export const marks: Readonly<Record<ApplicationName, Readonly<Record<Age, string>>>> = {
  shell: { previous: 'Ir al contenido', current: 'Saltar al contenido' },
  'mf-public': { previous: 'Cruzamos el puente', current: 'Tendemos el puente' },
  'mf-offers': { previous: 'Ofertas de hoy', current: 'Ofertas Laborales' },
  'mf-backoffice': { previous: 'Exportar la tabla a CSV', current: 'Exportar a CSV' },
};

/** The text change that turns the current release into the previous one. */
export const previousOf = (application: ApplicationName): TextChange => ({
  application,
  old: marks[application].current,
  new: marks[application].previous,
});

const [, ...remoteNames] = applicationNames;

const setOf = (shell: Age, ages: readonly Age[]): AgeSet =>
  Object.fromEntries([
    ['shell', shell],
    ...remoteNames.map((name, index) => [name, ages[index]]),
  ]) as AgeSet;

/** Each shell with remotes of one age and of mixed ages. */
export const ageSets = (['previous', 'current'] as const).flatMap((shell) => [
  setOf(shell, ['previous', 'previous', 'previous']),
  setOf(shell, ['current', 'current', 'current']),
  setOf(shell, ['previous', 'current', 'previous']),
  setOf(shell, ['current', 'previous', 'current']),
]);

/** `shell previous, mf-public current, …` */
export const nameOf = (set: AgeSet) =>
  applicationNames.map((name) => `${name} ${set[name]}`).join(', ');
