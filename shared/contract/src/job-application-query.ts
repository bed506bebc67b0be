import * as v from 'valibot';
import { wireInteger, wireObject } from './wire';

/** Sort keys of the candidates list, with their names on the wire. */
export const orderNames = {
  appliedAt: 'fecha_aplicacion',
  applicantName: 'nombre',
  applicantEmail: 'correo',
  offerTitle: 'titulo_vacante',
  salaryExpectation: 'aspiracion_salarial',
  status: 'estado',
} as const;
/** Sort key of the candidates list. */
export type JobApplicationOrder = keyof typeof orderNames;

/** Filter of the candidates list. All given conditions must match; undefined matches all. */
export type JobApplicationFilter = {
  /** Part of a name, an e-mail or an offer's title; '' for all. */
  text: string;
  offerId?: number | undefined;
  statusId?: number | undefined;
  /** First and last moment, as ISO timestamps. For whole days use `startOfDay` and `endOfDay`. */
  from?: string | undefined;
  until?: string | undefined;
  /** ISO 4217 code of the applicant's salary expectation, or `noCurrency`. */
  currency?: string | undefined;
  /** Numbers are compared without converting currencies. */
  minimumSalary?: number | undefined;
  maximumSalary?: number | undefined;
};

/** Order of the candidates list. */
export type JobApplicationSorting = { orderBy: JobApplicationOrder; isDescending: boolean };

/** Filter and order of a list without its page. */
export type OrderedFilter = JobApplicationFilter & JobApplicationSorting;

/** A page of the candidates list, counted from 0. */
export type JobApplicationQuery = OrderedFilter & { page: number; size: number };

/** Query of GET /api/aplicantes/ofertas/total. */
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

/** Query of GET /api/aplicantes_ofertas/id_oferta/{id}/encontrados. */
export const orderedFilterToWire = ({ orderBy, isDescending, ...filter }: OrderedFilter) => ({
  ...jobApplicationFilterToWire(filter),
  sort: `${isDescending ? '-' : ''}${orderNames[orderBy]}`,
});

/** Query of the candidates list and of the applicants of an offer. */
export const jobApplicationQueryToWire = ({ page, size, ...rest }: JobApplicationQuery) => ({
  page: String(page),
  size: String(size),
  ...orderedFilterToWire(rest),
});

/** Most job applications that one request can name by id. */
export const maxChosen = 100;

const written = (name: string, value: string | number | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: String(value) };

/** Answer of GET /api/aplicantes/ofertas/total. */
export const jobApplicationTotalWire = wireObject({ total: wireInteger });

/** Number of matching job applications. */
export const jobApplicationTotalFromWire = v.pipe(
  jobApplicationTotalWire,
  v.transform(({ total }) => total),
);
