import * as v from 'valibot';
import { wireInteger, wireObject } from './wire';

/** What the list of all applications can be ordered by. */
export const orderNames = {
  appliedAt: 'fecha_aplicacion',
  applicantName: 'nombre',
  applicantEmail: 'correo',
  offerTitle: 'titulo_vacante',
  salaryExpectation: 'aspiracion_salarial',
  status: 'estado',
} as const;
export type JobApplicationOrder = keyof typeof orderNames;

/** Which of all applications are asked for. */
export type JobApplicationFilter = {
  /** Part of a name, an e-mail or an offer's title; '' for all. */
  text: string;
  offerId?: number | undefined;
  statusId?: number | undefined;
  /** First and last moment, as an ISO date with time; those of the company's days are `startOfDay` and `endOfDay`. */
  from?: string | undefined;
  until?: string | undefined;
  /** The ISO code of the currency that they aspire to be paid in, or `noCurrency`. */
  currency?: string | undefined;
  /** Amounts are compared as they are, whatever their currency. */
  minimumSalary?: number | undefined;
  maximumSalary?: number | undefined;
};

export type JobApplicationSorting = { orderBy: JobApplicationOrder; isDescending: boolean };

/** Which of them, and in which order. */
export type OrderedFilter = JobApplicationFilter & JobApplicationSorting;

/** One page of them, counted from 0. */
export type JobApplicationQuery = OrderedFilter & { page: number; size: number };

export const jobApplicationFilterToWire = (filter: JobApplicationFilter) => ({
  ...(filter.text !== '' && { q: filter.text }),
  ...written('oferta', filter.offerId),
  ...written('estado', filter.statusId),
  ...written('desde', filter.from),
  ...written('hasta', filter.until),
  ...written('moneda', filter.currency),
  ...written('aspiracion_minima', filter.minimumSalary),
  ...written('aspiracion_maxima', filter.maximumSalary),
});

export const orderedFilterToWire = ({ orderBy, isDescending, ...filter }: OrderedFilter) => ({
  ...jobApplicationFilterToWire(filter),
  sort: `${isDescending ? '-' : ''}${orderNames[orderBy]}`,
});

export const jobApplicationQueryToWire = ({ page, size, ...rest }: JobApplicationQuery) => ({
  page: String(page),
  size: String(size),
  ...orderedFilterToWire(rest),
});

/** As many as are read by their ids at once. */
export const maxChosen = 100;

const written = (name: string, value: string | number | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: String(value) };

export const jobApplicationTotalWire = wireObject({ total: wireInteger });

/** How many applications there are of those asked for. */
export const jobApplicationTotalFromWire = v.pipe(
  jobApplicationTotalWire,
  v.transform(({ total }) => total),
);
