import { contactRequestToWire } from '@portal/contract/contact-request';
import { credentialsToWire } from '@portal/contract/credentials';
import type { Call } from '../measure';
import { clientCredentials, demoLogin } from '../../../api/testing/demo-login';
import type { Visits } from './visits';

/** A kind of API call, with the number of calls in one measurement. */
export type BenchCase = {
  readonly name: string;
  readonly amount: number;
  /** True if a file can answer the call, so the bare framework and nginx are measured as well. */
  readonly isStatic?: boolean;
  readonly calls: (visits: Visits, amount: number) => readonly Call[] | Promise<readonly Call[]>;
};

const read = (path: string, headers: Record<string, string> = {}): Call => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br', ...headers },
});

const contact: Call = {
  method: 'POST',
  path: '/api/contacto',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(
    contactRequestToWire({
      name: 'Ana Pérez',
      email: 'ana.perez@correo.example.org',
      phone: '+56 9 5555 5555',
      description: 'Necesitamos tres personas de desarrollo para un proyecto de seis meses.',
    }),
  ),
};

const signIn: Call = {
  method: 'POST',
  path: '/oauth/token',
  headers: {
    authorization: clientCredentials,
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: credentialsToWire(demoLogin).toString(),
};

const candidates = '/api/aplicantes/ofertas';

export const benchCases: readonly BenchCase[] = [
  { name: 'ofertas, lista', amount: 4000, isStatic: true, calls: () => [read('/api/ofertas')] },
  {
    name: 'ofertas, lista sin cambios (304)',
    amount: 4000,
    calls: ({ listTag }) => [read('/api/ofertas', { 'if-none-match': listTag })],
  },
  { name: 'oferta', amount: 4000, isStatic: true, calls: () => [read('/api/ofertas/id/1')] },
  { name: 'contacto', amount: 400, calls: () => [contact] },
  { name: 'inicio de sesión', amount: 60, calls: () => [signIn] },
  {
    name: 'currículum de 100 KiB',
    amount: 120,
    calls: (visits, amount) => visits.uploads(amount),
  },
  {
    name: 'candidatos, primera página',
    amount: 100,
    calls: ({ admin }) => [read(`${candidates}?page=0&size=10`, admin)],
  },
  {
    name: 'candidatos, por aspiración',
    amount: 100,
    calls: ({ admin }) => [read(`${candidates}?page=0&size=10&sort=-aspiracion_salarial`, admin)],
  },
  {
    name: 'candidatos, búsqueda',
    amount: 100,
    calls: ({ admin }) => [read(`${candidates}?page=0&size=10&q=garcia`, admin)],
  },
  { name: 'candidatos, todos', amount: 3, calls: ({ admin }) => [read(candidates, admin)] },
];
