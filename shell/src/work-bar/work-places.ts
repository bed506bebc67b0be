import type { PendingWork } from '@portal/contract/pending-work';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { hasRole, type Session } from '@portal/runtime';

export type WorkPlace = {
  label: string;
  path: string;
  /** Paths that belong to it, including sub-paths; by default only its own path. */
  covers?: readonly string[];
  waiting?: Waiting;
};

export type Waiting = {
  /** Undefined while unknown. */
  count: number | undefined;
  /** Singular and plural text after the number. */
  words: readonly [one: string, other: string];
  /** True if a person outside the company waits for an answer. */
  isDue?: boolean;
};

/** Areas of the signed-in user, with their pending counts. */
export const workPlaces = (session: Session, pending: PendingWork | undefined) =>
  hasRole(session, 'ROLE_ADMIN') ? administratorPlaces(pending) : [offers, people];

const offers: WorkPlace = { label: 'Ofertas', path: paths.offers, covers: [paths.offers] };
const people: WorkPlace = { label: 'Personas', path: paths.people, covers: [paths.people] };

const administratorPlaces = (pending: PendingWork | undefined): readonly WorkPlace[] => [
  { label: 'Inicio', path: paths.dashboard },
  { ...offers, waiting: { count: pending?.openOffers, words: ['abierta', 'abiertas'] } },
  {
    label: 'Candidatos',
    path: paths.candidates,
    covers: [paths.candidates],
    waiting: { count: pending?.unreviewed, words: ['sin revisar', 'sin revisar'] },
  },
  {
    label: 'Solicitudes',
    path: staffPaths.requests,
    covers: [staffPaths.contactRequests, staffPaths.privacyRequests],
    waiting: {
      count: pending && pending.contactRequests + pending.privacyRequests,
      words: ['espera respuesta', 'esperan respuesta'],
      isDue: true,
    },
  },
  people,
  { label: 'Cuentas', path: staffPaths.accounts, covers: [staffPaths.accounts] },
  { label: 'Maestro', path: paths.catalogs, covers: [paths.catalogs] },
  {
    label: 'Empresa',
    path: staffPaths.company,
    covers: [staffPaths.company],
    waiting: {
      // No count once all examples are confirmed.
      count: pending?.companyExamples || undefined,
      words: ['ejemplo sin confirmar', 'ejemplos sin confirmar'],
    },
  },
  { label: 'Papelera', path: paths.trash, covers: [paths.trash] },
];

/** Returns the `aria-current` value of an area for a path. */
export function currentOf({ path, covers = [] }: WorkPlace, pathname: string) {
  if (pathname === path) return 'page';
  return covers.some((covered) => `${pathname}/`.startsWith(`${covered}/`)) ? 'true' : undefined;
}
