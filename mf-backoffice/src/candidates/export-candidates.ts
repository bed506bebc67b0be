import type { JobApplication } from '@portal/contract/job-application';
import { shortDate } from '@portal/kit/format/dates';
import { saveFile } from '@portal/kit/resources/save-file';
import { toCsv } from '@portal/kit/format/csv';

const header = [
  'Nombre',
  'Correo',
  'Aspiración salarial',
  'Oferta',
  'Fecha de aplicación',
  'Estado',
];

/** Saves the candidates as a table, without a limit on how many. */
export function exportCandidates(candidates: readonly JobApplication[]) {
  saveFile(toCsv([header, ...candidates.map(toRow)]), 'candidatos.csv');
}

const toRow = ({ applicant, offer, salaryExpectation, appliedAt, status }: JobApplication) => [
  applicant.name,
  applicant.email,
  salaryExpectation,
  offer.title,
  shortDate(appliedAt),
  status.name,
];
