import { applicantDataFields, applicationDataFields, dataUseFields } from './applicant-data';
import { toWire } from './field-bodies';
import type { Fields } from './fields';
import { contactRequestFields, receiptFields } from './received-contact-request';
import { privacyRequestFields } from './received-privacy-request';

/** They are no data of the candidate's. */
const { actor: _nameless, ...namelessUseFields } = dataUseFields;

/** What a candidate gets who asks for a copy. */
const fields = {
  exportedAt: { kind: 'moment', wire: 'exportado' },
  ...applicantDataFields,
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
  },
  privacyRequests: {
    kind: 'records',
    wire: 'solicitudes_de_privacidad',
    of: { ...privacyRequestFields, ...receiptFields },
  },
} as const satisfies Fields;

export const applicantExportToWire = toWire(fields);
