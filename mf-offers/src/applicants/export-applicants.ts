import { currencyText } from '@portal/kit/format/currency-text';
import { currencyToday, originalTitle, titleToday } from '@portal/kit/format/later-changes';
import { companyTime } from '@portal/kit/format/dates';
import { exportApplications } from '@portal/kit/job-applications/export-applications';
import type { ListQuery } from '@portal/kit/job-applications/list-query';
import { applicantPageResource } from '@portal/kit/resources/job-applications';

/** Exports all results, not only the shown page, as CSV. */
export const exportApplicants = (offerId: number, query: ListQuery) =>
  exportApplications({
    pageResource: (part) => applicantPageResource(offerId, part),
    query,
    header: [
      '#',
      'Nombre',
      'Correo',
      'Aspiración salarial',
      'Fecha de aplicación',
      'Estado',
      'Moneda',
      'Oferta al postular',
      'La oferta hoy paga en',
    ],
    toRow: (application, index) => [
      index + 1,
      application.applicant.name,
      application.applicant.email,
      application.salaryExpectation,
      companyTime(application.appliedAt),
      application.status.name,
      currencyText(application.salaryCurrency),
      titleToday(application) === undefined ? '' : originalTitle(application),
      currencyToday(application) ?? '',
    ],
    fileName: `aplicantes-oferta-${offerId}.csv`,
  });
