import type { JobApplication } from '@portal/contract/job-application';
import { toCsv } from '@portal/kit/files/csv';
import { saveFile } from '@portal/kit/files/save-file';
import { dateAndTime } from '@portal/kit/format/dates';

const header = ['#', 'Nombre', 'Correo', 'Aspiración salarial', 'Fecha de aplicación', 'Estado'];

/** Saves the list as it is shown for a spreadsheet. */
export function exportApplicants(offerId: number, applications: readonly JobApplication[]) {
  const rows = applications.map(({ applicant, salaryExpectation, appliedAt, status }, index) => [
    index + 1,
    applicant.name,
    applicant.email,
    salaryExpectation,
    dateAndTime(appliedAt),
    status.name,
  ]);
  saveFile(toCsv([header, ...rows]), `aplicantes-oferta-${offerId}.csv`);
}
