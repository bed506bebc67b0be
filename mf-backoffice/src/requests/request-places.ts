import type { RequestSource } from '@portal/contract/staff-request';
import { staffPaths } from '@portal/kit/routing/staff-paths';

/** Names of the states in the address. */
export const stateWords = { pending: 'pendientes', answered: 'atendidas', all: 'todas' } as const;
export type RequestState = keyof typeof stateWords;

/** A list of requests with its own address: all, or those of one form. */
export type RequestPlace = {
  path: string;
  source: RequestSource | undefined;
  /** Label in the filter. */
  label: string;
  title: string;
  description: string;
  searchLabel: string;
  /** State selected by default. */
  firstState: RequestState;
};

export const requestPlaces: readonly [RequestPlace, ...RequestPlace[]] = [
  {
    path: staffPaths.requests,
    source: undefined,
    label: 'Contacto y privacidad',
    title: 'Solicitudes',
    description: 'Contacto y privacidad, en una lista. Primero lo que vence antes.',
    searchLabel: 'Buscar por nombre, correo, código o detalle',
    firstState: 'pending',
  },
  {
    path: staffPaths.contactRequests,
    source: 'contact',
    label: 'Solo contacto',
    title: 'Solicitudes de contacto',
    description: 'Lo que llega desde el formulario de contacto.',
    searchLabel: 'Buscar por nombre, correo, celular o mensaje',
    firstState: 'all',
  },
  {
    path: staffPaths.privacyRequests,
    source: 'privacy',
    label: 'Solo privacidad',
    title: 'Solicitudes de privacidad',
    description: 'Lo que alguien pide sobre sus propios datos, desde la página de privacidad.',
    searchLabel: 'Buscar por nombre, correo, código o detalle',
    firstState: 'all',
  },
];
