import * as v from 'valibot';
import { requestObject } from './request';
import { stateQuery, type StateQuery } from './state-query';

/** State of a request: waiting, or handled by staff. */
const requestStates = { pending: 'pendiente', answered: 'atendida' } as const;

/** Most requests on one page. */
export const maxRequestPageSize = 100;

/** A page of public requests, newest first. The text matches a part of the request. */
export type RequestQuery = StateQuery<keyof typeof requestStates>;

/** Query of GET /api/contacto/solicitudes and of GET /api/privacidad/solicitudes. */
export const { fromWire: requestQueryFromWire, toWire: requestQueryToWire } = stateQuery({
  names: requestStates,
  maxSize: maxRequestPageSize,
});

/** Marks a request as handled or as waiting. */
export const requestUpdateFromWire = v.pipe(
  requestObject({ atendida: v.boolean('Indica si la solicitud está atendida.') }),
  v.transform(({ atendida }) => ({ isAnswered: atendida })),
);

/** Body of PUT /api/contacto/solicitudes/{id} and of PUT /api/privacidad/solicitudes/{id}. */
export const requestUpdateToWire = (isAnswered: boolean) => ({ atendida: isAnswered });
