import { requestPageToWire, staffRequestToWire } from '@portal/contract/staff-request';
import {
  replyFromWire,
  staffRequestParams,
  staffRequestQueryFromWire,
} from '@portal/contract/staff-request-calls';
import { staffRequestsPath, type StaffRequestKey } from '@portal/contract/staff-request-entry';
import { signedInUser } from '../../platform/auth/access';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';
import { assertFound } from '../../platform/problem/problem';
import { readRequest } from './read-request';
import { missingRequest, replyToRequest, withdrawReply } from './reply-to-request';
import { listRequests } from './request-list';

export function replyRoutes(app: App, platform: Platform) {
  const { db, notices } = platform;
  const config = { access: 'ROLE_ADMIN' } as const;
  const one = `${staffRequestsPath}/:clase/:id`;

  async function answer(key: StaffRequestKey) {
    const request = assertFound(await readRequest(db, key), missingRequest);
    return staffRequestToWire({ ...request, canMail: notices.canSend });
  }

  app.get(
    staffRequestsPath,
    { config, schema: { querystring: staffRequestQueryFromWire } },
    async ({ query }) => requestPageToWire(await listRequests(db, query)),
  );

  app.get(one, { config, schema: { params: staffRequestParams } }, ({ params }) => answer(params));

  app.post(
    `${one}/respuesta`,
    { config, schema: { params: staffRequestParams, body: replyFromWire } },
    async (request) => {
      const { params: key, body: entry } = request;
      await replyToRequest(platform, { key, entry, user: signedInUser(request) });
      return answer(key);
    },
  );

  app.delete(
    `${one}/respuesta`,
    { config, schema: { params: staffRequestParams } },
    async ({ params }) => {
      await withdrawReply(platform, params);
      return answer(params);
    },
  );
}
