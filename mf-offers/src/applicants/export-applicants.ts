import { companyTime } from '@portal/contract/company-day';
import { currencyText } from '@portal/kit/format/currency-text';
import { exportApplications } from '@portal/kit/job-applications/export-applications';
import type { ListQuery } from '@portal/kit/job-applications/list-query';
import { applicantPageResource } from '@portal/kit/resources/job-applications';

/** Saves all that the list finds, on whatever page, for a spreadsheet. */
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
    ],
    toRow: ({ applicant, salaryExpectation, salaryCurrency, appliedAt, status }, index) => [
      index + 1,
      applicant.name,
      applicant.email,
      salaryExpectation,
      companyTime(appliedAt),
      status.name,
      currencyText(salaryCurrency),
    ],
    fileName: `aplicantes-oferta-${offerId}.csv`,
  });
