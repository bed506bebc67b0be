import { jobApplicationUpdateFromWire } from '@portal/contract/application-writes';
import { jobApplicationToWire } from '@portal/contract/job-application';
import { jobApplicationPageToWire } from '@portal/contract/job-application-page';
import {
  jobApplicationFilterFromWire,
  jobApplicationQueryFromWire,
} from '@portal/contract/job-application-query';
import { messageToWire } from '@portal/contract/message';
import type { App } from '../http/app-type';
import { idParams } from '../http/id-params';
import { found, notFound } from '../http/problem';
import { offerMissing } from '../offers/offer-messages';
import type { Services } from '../services';

type JobApplicationServices = Pick<Services, 'offers' | 'jobApplications'>;

/** What staff do with applications; visitors send them by the upload. */
export function jobApplicationRoutes(
  app: App,
  { offers, jobApplications }: JobApplicationServices,
) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    '/api/aplicantes_ofertas/id_oferta/:id',
    { config, schema: { params: idParams } },
    async ({ params }) => {
      if (!(await offers.isVisible(params.id, 'all'))) throw notFound(offerMissing);
      return (await jobApplications.listOfOffer(params.id)).map(jobApplicationToWire);
    },
  );

  app.get(
    '/api/aplicantes/ofertas',
    { config, schema: { querystring: jobApplicationQueryFromWire } },
    async ({ query }) =>
      query
        ? jobApplicationPageToWire(await jobApplications.search(query))
        : (await jobApplications.listAll()).map(jobApplicationToWire),
  );

  app.get(
    '/api/aplicantes/ofertas/total',
    { config, schema: { querystring: jobApplicationFilterFromWire } },
    async ({ query }) => ({ total: await jobApplications.count(query) }),
  );

  app.put(
    '/api/aplicantes-ofertas/update/:id',
    { config, schema: { params: idParams, body: jobApplicationUpdateFromWire } },
    async ({ params: { id }, body: { statusId }, user }) => {
      const application = found(
        await jobApplications.updateStatus({ id, statusId, actorId: user?.id }),
        'La postulación no existe.',
      );
      return {
        ...messageToWire('El estado ha sido actualizado correctamente.'),
        ...jobApplicationToWire(application),
      };
    },
  );
}
