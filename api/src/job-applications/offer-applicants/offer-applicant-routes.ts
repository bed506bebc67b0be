import { applicantCountsPath, applicantCountToWire } from '@portal/contract/applicant-counts';
import { applicantPageToWire } from '@portal/contract/applicant-page';
import { foundStandingsToWire } from '@portal/contract/application-standing';
import { jobApplicationToWire } from '@portal/contract/job-application';
import {
  chosenApplicationsFromWire,
  jobApplicationQueryFromWire,
  orderedFilterFromWire,
} from '@portal/contract/application-reads';
import { requireVisible } from '../../offers';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { findJobApplications, listJobApplications } from '../list/job-application-repository';
import { countApplicants } from './applicant-counts';
import { findStatusVersions, readApplicantPage } from './offer-applicant-search';

const config = { access: 'ROLE_ADMIN' } as const;
const path = '/api/aplicantes_ofertas/id_oferta/:id';

export function offerApplicantRoutes(app: App, { db }: Platform) {
  app.get(applicantCountsPath, { config }, async () =>
    (await countApplicants(db)).map(applicantCountToWire),
  );

  app.get(
    path,
    { config, schema: { params: idParams, querystring: jobApplicationQueryFromWire } },
    async ({ params: { id: offerId }, query }) => {
      await requireVisible(db, offerId, 'all');
      return query
        ? applicantPageToWire(await readApplicantPage(db, { ...query, offerId, isWithin: true }))
        : (await listJobApplications(db, { offerId })).map(jobApplicationToWire);
    },
  );

  app.get(
    `${path}/encontrados`,
    { config, schema: { params: idParams, querystring: orderedFilterFromWire } },
    async ({ params: { id: offerId }, query }) => {
      await requireVisible(db, offerId, 'all');
      return foundStandingsToWire(
        await findStatusVersions(db, { ...query, offerId, isWithin: true }),
      );
    },
  );

  app.get(
    `${path}/elegidos`,
    { config, schema: { params: idParams, querystring: chosenApplicationsFromWire } },
    async ({ params: { id: offerId }, query: ids }) => {
      await requireVisible(db, offerId, 'all');
      const applications = await findJobApplications(db, ids);
      return applications.filter(({ offer }) => offer.id === offerId).map(jobApplicationToWire);
    },
  );
}
