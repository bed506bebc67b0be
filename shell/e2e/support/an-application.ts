import { randomUUID } from 'node:crypto';
import { curriculum } from './curriculum';
import type { Application } from './pages/offers-pages';

/** A job application of a new applicant. */
export function anApplication(changes: Partial<Application> = {}): Application {
  const id = randomUUID().slice(0, 8);
  return {
    email: `paula.${id}@example.org`,
    name: `Paula Núñez ${id}`,
    salary: '2.600.000',
    curriculum: curriculum(`Paula ${id}`),
    answers: ['Sí, en dos semanas.', 'Cuatro años,\nlos dos últimos con React.'],
    ...changes,
  };
}

export const uniqueTitle = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
