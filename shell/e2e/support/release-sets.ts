import type { TextChange } from './release-variant';

/** Every application that the site is composed of. */
export const applicationNames = ['shell', 'mf-public', 'mf-offers', 'mf-backoffice'] as const;

export type ApplicationName = (typeof applicationNames)[number];

export type Age = 'previous' | 'current';

/** Which release of each application is live, by its age. */
export type AgeSet = Readonly<Record<ApplicationName, Age>>;

/** What each application shows somewhere, by the age of its release. */
export const marks: Readonly<Record<ApplicationName, Readonly<Record<Age, string>>>> = {
  shell: { previous: 'Ir al contenido', current: 'Saltar al contenido' },
  'mf-public': { previous: 'Cruzamos el puente', current: 'Tendemos el puente' },
  'mf-offers': { previous: 'Ofertas de hoy', current: 'Ofertas Laborales' },
  'mf-backoffice': { previous: 'Exportar la tabla a CSV', current: 'Exportar a CSV' },
};

/** The change that makes an application's previous release. */
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

/** Each shell with each remote, all remotes of one age and mixed. */
export const ageSets = (['previous', 'current'] as const).flatMap((shell) => [
  setOf(shell, ['previous', 'previous', 'previous']),
  setOf(shell, ['current', 'current', 'current']),
  setOf(shell, ['previous', 'current', 'previous']),
  setOf(shell, ['current', 'previous', 'current']),
]);

/** `shell previous, mf-public current, …` */
export const nameOf = (set: AgeSet) =>
  applicationNames.map((name) => `${name} ${set[name]}`).join(', ');
