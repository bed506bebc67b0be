import type { PendingWork } from '@portal/contract/pending-work';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { hasRole, type Session } from '@portal/runtime';

export type WorkPlace = {
  label: string;
  path: string;
  /** Addresses that belong to it, with all below them; without any, only its own does. */
  covers?: readonly string[];
  waiting?: Waiting;
};

export type Waiting = {
  /** Undefined until it is known. */
  count: number | undefined;
  /** What follows the number: for one, and for any other. */
  words: readonly [one: string, other: string];
  /** Somebody outside waits for an answer. */
  isDue?: boolean;
};

/** Where whoever is signed in may work, with what waits there. */
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
      // Once all of it is confirmed, there is nothing to count.
      count: pending?.companyExamples || undefined,
      words: ['ejemplo sin confirmar', 'ejemplos sin confirmar'],
    },
  },
  { label: 'Papelera', path: paths.trash, covers: [paths.trash] },
];

/** How an address stands to a place, as `aria-current` has it. */
export function currentOf({ path, covers = [] }: WorkPlace, pathname: string) {
  if (pathname === path) return 'page';
  return covers.some((covered) => `${pathname}/`.startsWith(`${covered}/`)) ? 'true' : undefined;
}
