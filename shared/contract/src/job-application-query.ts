import * as v from 'valibot';
import { wireIdText } from './request';
import { maxApplicationPageSize } from './job-application-page';
import { keyOf } from './key-of';
import { pageNumberText, pageSizeText } from './page-number';
import { freeText } from './text';
import { currencyCodes, noCurrency } from './salary-currency';
import { wireInteger, wireObject } from './wire';

/** What the list of all applications can be ordered by. */
const orderNames = {
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
  /** First and last moment, as an ISO date with time: where a day begins only the reader knows. */
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

/** A «-» in front turns the order. */
const order = v.picklist(
  Object.values(orderNames).flatMap((name) => [name, `-${name}`]),
  'El orden no es válido.',
);

const invalidMoment = 'La fecha no es válida.';

/** Years that every part of the system can hold. */
const moment = v.pipe(
  v.string(invalidMoment),
  v.isoTimestamp(invalidMoment),
  v.regex(/^(19|20|21)\d\d-/, invalidMoment),
  v.check((text) => !Number.isNaN(Date.parse(text)), invalidMoment),
  v.transform((text) => new Date(text).toISOString()),
);

const invalidAmount = 'El monto no es válido.';

const amount = v.pipe(
  v.string(invalidAmount),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/, invalidAmount),
  v.transform(Number),
);

const filterEntries = {
  q: v.optional(freeText(100)),
  oferta: v.optional(wireIdText),
  estado: v.optional(wireIdText),
  desde: v.optional(moment),
  hasta: v.optional(moment),
  moneda: v.optional(v.picklist([...currencyCodes, noCurrency], 'La moneda no es válida.')),
  aspiracion_minima: v.optional(amount),
  aspiracion_maxima: v.optional(amount),
};

const filterWire = v.object(filterEntries);

const toFilter = (wire: v.InferOutput<typeof filterWire>): JobApplicationFilter => ({
  text: wire.q ?? '',
  offerId: wire.oferta,
  statusId: wire.estado,
  from: wire.desde,
  until: wire.hasta,
  currency: wire.moneda,
  minimumSalary: wire.aspiracion_minima,
  maximumSalary: wire.aspiracion_maxima,
});

export const jobApplicationFilterFromWire = v.pipe(filterWire, v.transform(toFilter));

const toOrder = (sort = '-fecha_aplicacion'): JobApplicationSorting => ({
  orderBy: keyOf(orderNames, sort.replace(/^-/, '')) ?? 'appliedAt',
  isDescending: sort.startsWith('-'),
});

const jobApplicationQueryWire = v.object({
  page: v.optional(pageNumberText),
  size: v.optional(pageSizeText(maxApplicationPageSize)),
  sort: v.optional(order),
  ...filterEntries,
});

/** Undefined without any of them: the answer is then the whole list (specification §7). */
export const jobApplicationQueryFromWire = v.pipe(
  jobApplicationQueryWire,
  v.transform((wire): JobApplicationQuery | undefined => {
    if (Object.values(wire).every((value) => value === undefined)) return undefined;
    const { page = 0, size = 10, sort } = wire;
    return { page, size, ...toOrder(sort), ...toFilter(wire) };
  }),
);

/** A list by a filter and an order, whatever its page. */
export const orderedFilterFromWire = v.pipe(
  v.object({ sort: v.optional(order), ...filterEntries }),
  v.transform((wire) => ({ ...toOrder(wire.sort), ...toFilter(wire) })),
);

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
const invalidIds = `Pide de una a ${maxChosen} postulaciones por su identificador.`;

/** Some of them by their ids: «3,9,4». */
export const chosenApplicationsFromWire = v.pipe(
  v.object({
    ids: v.pipe(
      v.string(invalidIds),
      v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, invalidIds),
      v.transform((text) => text.split(',').map(Number)),
    ),
  }),
  v.transform(({ ids }) => ids),
);

const written = (name: string, value: string | number | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: String(value) };

export const jobApplicationTotalWire = wireObject({ total: wireInteger });

/** How many applications there are of those asked for. */
export const jobApplicationTotalFromWire = v.pipe(
  jobApplicationTotalWire,
  v.transform(({ total }) => total),
);
