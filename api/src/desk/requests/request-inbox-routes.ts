import { messageToWire } from '@portal/contract/message';
import { pageOfToWire, type PageOf } from '@portal/contract/page-of';
import {
  requestQueryFromWire,
  requestUpdateFromWire,
  type RequestQuery,
} from '@portal/contract/request-query';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { found, notFound } from '../../platform/problem/problem';

type RequestInbox<Request> = {
  path: string;
  search: (query: RequestQuery) => Promise<PageOf<Request>>;
  /** Whether staff have dealt with it. Undefined when there is no such request. */
  mark: (id: number, isAnswered: boolean) => Promise<Request | undefined>;
  /** Tells whether there was such a request. */
  remove: (id: number) => Promise<boolean>;
  toWire: (request: Request) => object;
};

const missing = 'La solicitud no existe.';

/** What staff do with what the public asks for: find, settle, delete. */
export function requestInboxRoutes<Request>(app: App, inbox: RequestInbox<Request>) {
  const { path, search, mark, remove, toWire } = inbox;
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(path, { config, schema: { querystring: requestQueryFromWire } }, async ({ query }) =>
    pageOfToWire(await search(query), toWire),
  );

  app.put(
    `${path}/:id`,
    { config, schema: { params: idParams, body: requestUpdateFromWire } },
    async ({ params, body }) => toWire(found(await mark(params.id, body.isAnswered), missing)),
  );

  app.delete(`${path}/:id`, { config, schema: { params: idParams } }, async ({ params }) => {
    if (!(await remove(params.id))) throw notFound(missing);
    return messageToWire('La solicitud fue eliminada.');
  });
}
