import * as v from 'valibot';
import { requestObject } from './request';
import { stateQuery, type StateQuery } from './state-query';

/** Whether somebody of the staff has dealt with a request. */
const requestStates = { pending: 'pendiente', answered: 'atendida' } as const;

export const maxRequestPageSize = 100;

/** What the public has asked for, the newest first; the text is part of what was written. */
export type RequestQuery = StateQuery<keyof typeof requestStates>;

export const { fromWire: requestQueryFromWire, toWire: requestQueryToWire } = stateQuery({
  names: requestStates,
  maxSize: maxRequestPageSize,
});

/** Marks a request as dealt with, or as waiting again. */
export const requestUpdateFromWire = v.pipe(
  requestObject({ atendida: v.boolean('Indica si la solicitud está atendida.') }),
  v.transform(({ atendida }) => ({ isAnswered: atendida })),
);

export const requestUpdateToWire = (isAnswered: boolean) => ({ atendida: isAnswered });
