import * as v from 'valibot';
import {
  jobApplicationPageToWire,
  jobApplicationPageWire,
  toJobApplicationPage,
  type JobApplicationPage,
} from './job-application-page';
import { wireInteger, wireList, wireObject } from './wire';

/** Number of matching job applications in one status. The filter by status does not affect it. */
export type StatusCount = { statusId: number; total: number };

/** A page of the applicants of one offer, with their number in each status. */
export type ApplicantPage = JobApplicationPage & { counts: StatusCount[] };

/** Answer of GET /api/aplicantes_ofertas/id_oferta/{id} with parameters. */
export const applicantPageWire = v.object({
  ...jobApplicationPageWire.entries,
  por_estado: wireList(wireObject({ id_estado_aplicante: wireInteger, total: wireInteger })),
});

export const applicantPageFromWire = v.pipe(
  applicantPageWire,
  v.transform((wire): ApplicantPage => ({
    ...toJobApplicationPage(wire),
    counts: wire.por_estado.map(({ id_estado_aplicante, total }) => ({
      statusId: id_estado_aplicante,
      total,
    })),
  })),
);

export const applicantPageToWire = ({ counts, ...page }: ApplicantPage) => ({
  ...jobApplicationPageToWire(page),
  por_estado: counts.map(({ statusId, total }) => ({ id_estado_aplicante: statusId, total })),
});
