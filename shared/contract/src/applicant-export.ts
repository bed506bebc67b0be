import { applicantDataFields, applicationDataFields, dataUseFields } from './applicant-data';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { contactRequestFields, receiptFields } from './received-contact-request';
import { privacyRequestFields } from './received-privacy-request';
import { maxEmailLength } from './text';

/** They are no data of the candidate's. */
const { actor: _nameless, ...namelessUseFields } = dataUseFields;

/** An e-mail, and how many of the applications came with it. */
const emailFields = {
  email: { kind: 'plain', wire: 'correo', max: maxEmailLength },
  applications: { kind: 'integer', wire: 'postulaciones' },
} as const satisfies Fields;

/** What a candidate gets who asks for a copy. */
const fields = {
  exportedAt: { kind: 'moment', wire: 'exportado' },
  /** All that the copy holds data of. */
  emails: { kind: 'records', wire: 'correos', of: emailFields },
  ...applicantDataFields,
  /** Undefined where it depends on more than the copy holds. */
  clock: { ...applicantDataFields.clock, isOptional: true },
  applications: {
    ...applicantDataFields.applications,
    of: {
      ...applicationDataFields,
      /** Where its CV lies beside this. */
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

export type ApplicantExport = RecordOf<typeof fields>;

export const applicantExportToWire = toWire(fields);
