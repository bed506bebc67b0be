import * as v from 'valibot';
import { pageNumberText, pageSizeText } from './page-number';
import { freeText } from './text';

/** Whether somebody of the staff has dealt with a request. */
export const requestStates = ['pending', 'answered'] as const;
export type RequestState = (typeof requestStates)[number];

const stateNames: Record<RequestState, string> = { pending: 'pendiente', answered: 'atendida' };

export const maxRequestPageSize = 100;

/** One page of what the public has asked for, the newest first; pages count from 0. */
export type RequestQuery = {
  page: number;
  size: number;
  /** Part of what was written; '' for all. */
  text: string;
  /** Undefined for both. */
  state: RequestState | undefined;
};

export const requestQueryFromWire = v.pipe(
  v.object({
    page: v.optional(pageNumberText),
    size: v.optional(pageSizeText(maxRequestPageSize)),
    q: v.optional(freeText(100)),
    estado: v.optional(v.picklist(Object.values(stateNames), 'El estado no es válido.')),
  }),
  v.transform(({ page = 0, size = 20, q = '', estado }): RequestQuery => ({
    page,
    size,
    text: q,
    state: requestStates.find((state) => stateNames[state] === estado),
  })),
);

export const requestQueryToWire = ({ page, size, text, state }: RequestQuery) => ({
  page: String(page),
  size: String(size),
  ...(text !== '' && { q: text }),
  ...(state && { estado: stateNames[state] }),
});

/** Marks a request as dealt with, or as waiting again. */
export const requestUpdateFromWire = v.pipe(
  v.object({ atendida: v.boolean('Indica si la solicitud está atendida.') }),
  v.transform(({ atendida }) => ({ isAnswered: atendida })),
);

export const requestUpdateToWire = (isAnswered: boolean) => ({ atendida: isAnswered });
