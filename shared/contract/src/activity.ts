import * as v from 'valibot';
import type { CompanyActivityField } from './company-activity';
import { answerSchema, fromWire } from './field-answers';
import { changeable } from './field-changes';
import type { Fields, RecordOf } from './fields';
import { jobApplicationFields } from './job-application-fields';
import { keyOf } from './key-of';
import { offerFields } from './offer-fields';
import { personFields } from './person-fields';
import { pageText } from './page-number';
import { wireIdText } from './request';
import { pageOfFromWire, pageOfWire } from './page-of';
import { publicStateField } from './public-state';
import { maxFullNameLength, maxTextLength } from './text';

/** Kinds of records in the activity log, with their names on the wire. */
export const activitySubjects = {
  offer: 'oferta',
  application: 'postulacion',
  person: 'persona',
  applicationStatus: 'estado_aplicante',
  account: 'cuenta',
  company: 'empresa',
} as const;
/** Kind of record in the activity log. */
export type ActivitySubject = keyof typeof activitySubjects;

/** Actions of the activity log, with their names on the wire. */
export const activityActions = {
  created: 'creacion',
  updated: 'edicion',
  deleted: 'eliminacion',
  restored: 'restauracion',
} as const;
/** Action on a record: created, updated, deleted or restored. */
export type ActivityAction = keyof typeof activityActions;

/** Fields of an offer that the activity log reports. */
export const offerActivity = changeable(offerFields);
/** Fields of a person that the activity log reports. */
export const personActivity = changeable(personFields);

const { status: offerStatus, ...otherOfferFields } = offerActivity;

/**
 * Fields that the activity log reports for all records except the company: name on the wire and
 * label on the screen.
 */
export const activityFields = {
  ...otherOfferFields,
  offerStatus,
  skills: { wire: 'conocimientos', label: 'Conocimientos' },
  languages: { wire: 'idiomas', label: 'Idiomas' },
  questions: { wire: 'preguntas', label: 'Preguntas' },
  applicationStatus: jobApplicationFields.status,
  publicState: publicStateField,
  ...personActivity,
  accountRole: { wire: 'rol', label: 'Rol' },
  accountState: { wire: 'estado_cuenta', label: 'Estado de la cuenta' },
  secondFactor: { wire: 'segundo_factor', label: 'Segundo factor' },
  passwordChanged: { wire: 'clave_cambiada', label: 'Contraseña cambiada' },
  openSessions: { wire: 'sesiones', label: 'Sesiones abiertas' },
  accountLink: { wire: 'enlace_vence', label: 'Enlace vigente hasta' },
};
/** Name in code of a field that the activity log reports. */
export type ActivityField = keyof typeof activityFields | CompanyActivityField;

/**
 * Prefix of the company's fields. The server sends their labels, because the list is too long for
 * every page.
 */
const companyPrefix = 'empresa.';

/** The field with this name on the wire; undefined if this page does not know it. */
const fieldNamed = (name: string): ActivityField | undefined =>
  name.startsWith(companyPrefix)
    ? `company.${name.slice(companyPrefix.length)}`
    : keyOf(activityFields, name);

const isOwn = (field: ActivityField): field is keyof typeof activityFields =>
  field in activityFields;

/** Returns the label of a changed field: the server's, else the one of this page, else ''. */
export const changeLabel = ({ field, label = '' }: SentActivityChange) =>
  label === '' && isOwn(field) ? activityFields[field].label : label;

/**
 * Names are looked up after validation, because a newer server may send fields that this page does
 * not know.
 */
const changeFields = {
  field: { kind: 'plain', wire: 'campo', max: maxTextLength },
  /** Undefined from earlier releases of the server: the page then uses its own label. */
  label: { kind: 'plain', wire: 'etiqueta', max: maxTextLength, isOptional: true },
  before: { kind: 'plain', wire: 'antes' },
  after: { kind: 'plain', wire: 'despues' },
} as const satisfies Fields;

/** Fields of an entry of the activity log as sent. */
export const activityEntryFields = {
  id: { kind: 'id', wire: 'id' },
  at: { kind: 'moment', wire: 'fecha' },
  /** Undefined if a visitor or the system made the change. */
  actor: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  action: { kind: 'plain', wire: 'accion', max: maxTextLength },
  subject: { kind: 'plain', wire: 'sobre', max: maxTextLength },
  subjectId: { kind: 'id', wire: 'id_registro' },
  title: { kind: 'plain', wire: 'titulo' },
  changes: { kind: 'records', wire: 'cambios', of: changeFields },
} as const satisfies Fields;
type Entry = RecordOf<typeof activityEntryFields>;

/** A change as stored. Values are texts for people; the field is a name in code. */
export type ActivityChange = { field: ActivityField; before: string; after: string };

/** A change as sent to pages. */
export type SentActivityChange = ActivityChange & { label?: string | undefined };
/** Entry of the activity log: one action on one record, with the changed fields. */
export type ActivityEntry = Omit<Entry, 'action' | 'subject' | 'changes'> & {
  action: ActivityAction;
  subject: ActivitySubject;
  changes: readonly SentActivityChange[];
};

/** Entries on one page of the activity log. */
export const activityPageSize = 20;

/** Answer of GET /api/actividad. */
export const activityPageWire = pageOfWire(answerSchema(activityEntryFields), activityPageSize);

const activityEntryFromWire = v.pipe(
  fromWire(activityEntryFields),
  v.transform((entry): ActivityEntry => ({
    ...entry,
    action: keyOf(activityActions, entry.action) ?? 'updated',
    subject: keyOf(activitySubjects, entry.subject) ?? 'offer',
    changes: entry.changes.flatMap(({ field: name, ...change }) => {
      const field = fieldNamed(name);
      return field ? [{ ...change, field }] : [];
    }),
  })),
);

/** Answer of GET /api/actividad. Leaves out changes of fields that this page does not know. */
export const activityPageFromWire = pageOfFromWire(activityEntryFromWire);

/** One page of the activity log, newest first, pages from 0. `of` restricts it to one record. */
export type ActivityQuery = {
  of: { subject: ActivitySubject; id: number } | undefined;
  page: number;
};

/** Query of GET /api/actividad. `sobre` and `id` are given together or not at all. */
export const activityQueryFromWire = v.pipe(
  v.object({
    sobre: v.optional(v.picklist(Object.values(activitySubjects), 'El tema no es válido.')),
    id: v.optional(wireIdText),
    page: v.optional(pageText, '0'),
  }),
  v.check(({ sobre, id }) => (sobre === undefined) === (id === undefined), 'Faltan datos.'),
  v.transform(({ sobre, id, page }): ActivityQuery => {
    const subject = keyOf(activitySubjects, sobre);
    return { of: subject && id !== undefined ? { subject, id } : undefined, page };
  }),
);

/** Query of GET /api/actividad. */
export const activityQueryToWire = ({ of, page }: ActivityQuery) => ({
  ...(of && { sobre: activitySubjects[of.subject], id: String(of.id) }),
  page: String(page),
});
