import * as v from 'valibot';
import { maxApplicationPageSize } from './job-application-page';
import {
  maxChosen,
  orderNames,
  type JobApplicationFilter,
  type JobApplicationQuery,
  type JobApplicationSorting,
} from './job-application-query';
import { keyOf } from './key-of';
import { pageNumberText, pageSizeText } from './page-number';
import { requestObject, wireIdText } from './request';
import { currencyCodes, noCurrency, unknownCurrency } from './salary-currency';
import { freeText } from './text';

// Queries of the candidates list, as the server validates them. Separate from the pages' side, so
// that pages do not load these schemas.

/** A leading «-» means descending. */
const order = v.picklist(
  Object.values(orderNames).flatMap((name) => [name, `-${name}`]),
  'El orden no es válido.',
);

const invalidMoment = 'La fecha no es válida.';

/** ISO timestamp, limited to years that every part of the system can store. */
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
  moneda: v.optional(v.picklist([...currencyCodes, noCurrency], unknownCurrency)),
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

/** Query of GET /api/aplicantes/ofertas/total. */
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

/**
 * Query of the candidates list. Undefined without any parameter: the answer is then the whole list
 * (S7.23).
 */
export const jobApplicationQueryFromWire = v.pipe(
  jobApplicationQueryWire,
  v.transform((wire): JobApplicationQuery | undefined => {
    if (Object.values(wire).every((value) => value === undefined)) return undefined;
    const { page = 0, size = 10, sort } = wire;
    return { page, size, ...toOrder(sort), ...toFilter(wire) };
  }),
);

/** Filter and order of a list without its page. */
export const orderedFilterFromWire = v.pipe(
  v.object({ sort: v.optional(order), ...filterEntries }),
  v.transform((wire) => ({ ...toOrder(wire.sort), ...toFilter(wire) })),
);

const invalidIds = `Pide de una a ${maxChosen} postulaciones por su identificador.`;

/** Ids of chosen job applications: «3,9,4». */
export const chosenApplicationsFromWire = v.pipe(
  requestObject({
    ids: v.pipe(
      v.string(invalidIds),
      v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, invalidIds),
      v.transform((text) => text.split(',').map(Number)),
    ),
  }),
  v.transform(({ ids }) => ids),
);
