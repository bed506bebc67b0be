import * as v from 'valibot';
import { freeText } from './text';

/** What the list of all applications can be ordered by. */
const orders = [
  'appliedAt',
  'applicantName',
  'applicantEmail',
  'offerTitle',
  'salaryExpectation',
] as const;
type JobApplicationOrder = (typeof orders)[number];

const orderNames: Record<JobApplicationOrder, string> = {
  appliedAt: 'fecha_aplicacion',
  applicantName: 'nombre',
  applicantEmail: 'correo',
  offerTitle: 'titulo_vacante',
  salaryExpectation: 'aspiracion_salarial',
};

/** One page of all applications, counted from 0. */
export type JobApplicationQuery = {
  page: number;
  size: number;
  /** Part of a name, an e-mail or an offer's title; '' for all. */
  text: string;
  orderBy: JobApplicationOrder;
  isDescending: boolean;
};

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const message = `Debe ser un número entero entre ${min} y ${max}.`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

/** A «-» in front turns the order. */
const order = v.pipe(
  v.string('El orden no es válido.'),
  v.check((text) => findOrder(text) !== undefined, 'El orden no es válido.'),
);

const jobApplicationQueryWire = v.object({
  page: v.optional(wholeNumber({ min: 0, max: 1_000_000 })),
  size: v.optional(wholeNumber({ min: 1, max: 100 })),
  q: v.optional(freeText(100)),
  sort: v.optional(order),
});

/** Undefined without any of them: the answer is then the whole list (specification §7). */
export const jobApplicationQueryFromWire = v.pipe(
  jobApplicationQueryWire,
  v.transform((wire): JobApplicationQuery | undefined => {
    if (Object.values(wire).every((value) => value === undefined)) return undefined;
    const { page = 0, size = 10, q = '', sort = '-fecha_aplicacion' } = wire;
    const orderBy = findOrder(sort) ?? 'appliedAt';
    return { page, size, text: q, orderBy, isDescending: sort.startsWith('-') };
  }),
);

const findOrder = (text: string) =>
  orders.find((name) => orderNames[name] === text.replace(/^-/, ''));

export const jobApplicationQueryToWire = (query: JobApplicationQuery) => ({
  page: String(query.page),
  size: String(query.size),
  ...(query.text !== '' && { q: query.text }),
  sort: `${query.isDescending ? '-' : ''}${orderNames[query.orderBy]}`,
});
