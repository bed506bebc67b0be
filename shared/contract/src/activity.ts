import * as v from 'valibot';
import { companyActivity } from './company-activity';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
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
const subjects = {
  offer: 'oferta',
  application: 'postulacion',
  person: 'persona',
  applicationStatus: 'estado_aplicante',
  account: 'cuenta',
  company: 'empresa',
} as const;
export type ActivitySubject = keyof typeof subjects;

const actions = {
  created: 'creacion',
  updated: 'edicion',
  deleted: 'eliminacion',
  restored: 'restauracion',
} as const;
export type ActivityAction = keyof typeof actions;

/** What staff can change of an offer itself, and of a person. */
export const offerActivity = changeable(offerFields);
export const personActivity = changeable(personFields);

const { status: offerStatus, ...otherOfferFields } = offerActivity;

const ownFields = {
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
export type ActivityField = keyof typeof ownFields | keyof typeof companyActivity;

type Named = { wire: string; label: string };

/** Each thing that can change: its name on the wire and its label on the screen. */
const fields: Readonly<Record<ActivityField, Named>> = { ...ownFields, ...companyActivity };

/** Whether something can change under this name. */
export const isActivityField = (name: string): name is ActivityField => Object.hasOwn(fields, name);

export const activityFieldLabel = (field: ActivityField) => fields[field]?.label ?? '';

/** A newer server may name more than this page knows, so that names are looked up only once they are read. */
const changeFields = {
  field: { kind: 'plain', wire: 'campo', max: maxTextLength },
  before: { kind: 'plain', wire: 'antes' },
  after: { kind: 'plain', wire: 'despues' },
} as const satisfies Fields;

/** Who did what, when. */
const entryFields = {
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
type Entry = RecordOf<typeof entryFields>;

export type ActivityChange = { field: ActivityField; before: string; after: string };
export type ActivityEntry = Omit<Entry, 'action' | 'subject' | 'changes'> & {
  action: ActivityAction;
  subject: ActivitySubject;
  changes: readonly ActivityChange[];
};

export const activityPageSize = 20;

export const activityPageWire = pageOfWire(answerSchema(entryFields), activityPageSize);

const activityEntryFromWire = v.pipe(
  fromWire(entryFields),
  v.transform((entry): ActivityEntry => ({
    ...entry,
    action: keyOf(actions, entry.action) ?? 'updated',
    subject: keyOf(subjects, entry.subject) ?? 'offer',
    changes: entry.changes.flatMap(({ field: name, ...change }) => {
      const field = keyOf(fields, name);
      return field ? [{ field, ...change }] : [];
    }),
  })),
);

export const activityPageFromWire = pageOfFromWire(activityEntryFromWire);

const entryToWire = toWire(entryFields);

export const activityEntryToWire = (entry: ActivityEntry) =>
  entryToWire({
    ...entry,
    action: actions[entry.action],
    subject: subjects[entry.subject],
    changes: entry.changes.map(({ field, ...change }) => ({
      field: fields[field]?.wire ?? '',
      ...change,
    })),
  });

/** One page of the activity on one record, or of all of it; the newest first, pages from 0. */
export type ActivityQuery = {
  of: { subject: ActivitySubject; id: number } | undefined;
  page: number;
};

export const activityQueryFromWire = v.pipe(
  v.object({
    sobre: v.optional(v.picklist(Object.values(subjects), 'El tema no es válido.')),
    id: v.optional(wireIdText),
    page: v.optional(pageText, '0'),
  }),
  v.check(({ sobre, id }) => (sobre === undefined) === (id === undefined), 'Faltan datos.'),
  v.transform(({ sobre, id, page }): ActivityQuery => {
    const subject = keyOf(subjects, sobre);
    return { of: subject && id !== undefined ? { subject, id } : undefined, page };
  }),
);

export const activityQueryToWire = ({ of, page }: ActivityQuery) => ({
  ...(of && { sobre: subjects[of.subject], id: String(of.id) }),
  page: String(page),
});
