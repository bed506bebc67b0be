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

/** What staff's activity is about, with its name on the wire. */
export const activitySubjects = {
  offer: 'oferta',
  application: 'postulacion',
  person: 'persona',
  applicationStatus: 'estado_aplicante',
  account: 'cuenta',
  company: 'empresa',
} as const;
export type ActivitySubject = keyof typeof activitySubjects;

export const activityActions = {
  created: 'creacion',
  updated: 'edicion',
  deleted: 'eliminacion',
  restored: 'restauracion',
} as const;
export type ActivityAction = keyof typeof activityActions;

/** What staff can change of an offer itself, and of a person. */
export const offerActivity = changeable(offerFields);
export const personActivity = changeable(personFields);

const { status: offerStatus, ...otherOfferFields } = offerActivity;

/** Each thing that can change of most records: its name on the wire and its label on the screen. */
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
export type ActivityField = keyof typeof activityFields | CompanyActivityField;

/** What says its own label, as there is so much of it that no page should carry it all. */
const companyPrefix = 'empresa.';

/** The field that an answer names; undefined for one that this page does not know. */
const fieldNamed = (name: string): ActivityField | undefined =>
  name.startsWith(companyPrefix)
    ? `company.${name.slice(companyPrefix.length)}`
    : keyOf(activityFields, name);

const isOwn = (field: ActivityField): field is keyof typeof activityFields =>
  field in activityFields;

/** What changed, as people read it. */
export const changeLabel = ({ field, label = '' }: ToldChange) =>
  label === '' && isOwn(field) ? activityFields[field].label : label;

/** A newer server may name more than this page knows, so that names are looked up only once they are read. */
const changeFields = {
  field: { kind: 'plain', wire: 'campo', max: maxTextLength },
  /** Earlier servers leave it to the page. */
  label: { kind: 'plain', wire: 'etiqueta', max: maxTextLength, isOptional: true },
  before: { kind: 'plain', wire: 'antes' },
  after: { kind: 'plain', wire: 'despues' },
} as const satisfies Fields;

/** Who did what, when. */
export const activityEntryFields = {
  id: { kind: 'id', wire: 'id' },
  at: { kind: 'moment', wire: 'fecha' },
  /** Undefined when a visitor or the system did it. */
  actor: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  action: { kind: 'plain', wire: 'accion', max: maxTextLength },
  subject: { kind: 'plain', wire: 'sobre', max: maxTextLength },
  subjectId: { kind: 'id', wire: 'id_registro' },
  /** What it is about, as staff know it. */
  title: { kind: 'plain', wire: 'titulo' },
  changes: { kind: 'records', wire: 'cambios', of: changeFields },
} as const satisfies Fields;
type Entry = RecordOf<typeof activityEntryFields>;

/** As it is kept. */
export type ActivityChange = { field: ActivityField; before: string; after: string };

/** As it is read. */
export type ToldChange = ActivityChange & { label?: string | undefined };
export type ActivityEntry = Omit<Entry, 'action' | 'subject' | 'changes'> & {
  action: ActivityAction;
  subject: ActivitySubject;
  changes: readonly ToldChange[];
};

export const activityPageSize = 20;

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

export const activityPageFromWire = pageOfFromWire(activityEntryFromWire);

/** One page of the activity on one record, or of all of it; the newest first, pages from 0. */
export type ActivityQuery = {
  of: { subject: ActivitySubject; id: number } | undefined;
  page: number;
};

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

export const activityQueryToWire = ({ of, page }: ActivityQuery) => ({
  ...(of && { sobre: activitySubjects[of.subject], id: String(of.id) }),
  page: String(page),
});
