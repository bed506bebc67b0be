import { applicantDataFields, applicationDataFields, dataUseFields } from './applicant-data';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { contactRequestFields, receiptFields } from './received-contact-request';
import { privacyRequestFields } from './received-privacy-request';
import { maxEmailLength } from './text';

/** Names of staff are not the candidate's data, so the copy leaves them out. */
const { actor: _nameless, ...namelessUseFields } = dataUseFields;

/** An e-mail address and the number of job applications sent with it. */
const emailFields = {
  email: { kind: 'plain', wire: 'correo', max: maxEmailLength },
  applications: { kind: 'integer', wire: 'postulaciones' },
} as const satisfies Fields;

const fields = {
  exportedAt: { kind: 'moment', wire: 'exportado' },
  /** Every e-mail address that the copy covers. */
  emails: { kind: 'records', wire: 'correos', of: emailFields },
  ...applicantDataFields,
  /** Undefined if the period also depends on data outside the copy. */
  clock: { ...applicantDataFields.clock, isOptional: true },
  applications: {
    ...applicantDataFields.applications,
    of: {
      ...applicationDataFields,
      /** Path of the CV next to this file. */
      file: { kind: 'file', wire: 'archivo', isOptional: true },
    },
  },
  uses: { ...applicantDataFields.uses, of: namelessUseFields },
  contactRequests: {
    kind: 'records',
    wire: 'solicitudes_de_contacto',
    of: { ...contactRequestFields, ...receiptFields },
    isOptional: true,
  },
  privacyRequests: {
    kind: 'records',
    wire: 'solicitudes_de_privacidad',
    of: { ...privacyRequestFields, ...receiptFields },
  },
} as const satisfies Fields;

/** Copy of a candidate's data in the ZIP file of GET /api/candidatos/{id}/exportar. */
export type ApplicantExport = RecordOf<typeof fields>;

/** Content of `datos.json` in that ZIP file. */
export const applicantExportToWire = toWire(fields);
