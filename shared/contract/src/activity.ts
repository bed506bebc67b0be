import * as v from 'valibot';
import { changeable } from './field-changes';
import { jobApplicationFields } from './job-application-fields';
import { offerFields } from './offer-fields';
import { personFields } from './person-fields';
import { wholeNumberText, wireIdText } from './request';
import { pageOfFromWire, pageOfWire } from './page-of';
import { maxFullNameLength, maxTextLength } from './text';
import {
  wireInteger,
  wireList,
  wireMoment,
  wireObject,
  wireOptionalTextUpTo,
  wireText,
  wireTextUpTo,
} from './wire';

/** What staff's activity is about, with its name on the wire. */
const subjects = { offer: 'oferta', application: 'postulacion', person: 'persona' } as const;
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

/** Each thing that can change: its name on the wire and its label on the screen. */
const fields = {
  ...otherOfferFields,
  offerStatus,
  skills: { wire: 'conocimientos', label: 'Conocimientos' },
  languages: { wire: 'idiomas', label: 'Idiomas' },
  questions: { wire: 'preguntas', label: 'Preguntas' },
  applicationStatus: jobApplicationFields.status,
  ...personActivity,
};
export type ActivityField = keyof typeof fields;

export type ActivityChange = { field: ActivityField; before: string; after: string };

/** Who did what, when. */
export type ActivityEntry = {
  id: number;
  at: string;
  /** Undefined when a visitor or the system did it. */
  actor: string | undefined;
  action: ActivityAction;
  subject: ActivitySubject;
  subjectId: number;
  /** What it is about, as staff know it. */
  title: string;
  changes: readonly ActivityChange[];
};

/** Whether something can change under this name. */
export const isActivityField = (name: string): name is ActivityField => Object.hasOwn(fields, name);

export const activityFieldLabel = (field: ActivityField) => fields[field].label;

const changeWire = wireObject({
  campo: wireTextUpTo(maxTextLength),
  antes: wireText,
  despues: wireText,
});

const activityEntryWire = wireObject({
  id: wireInteger,
  fecha: wireMoment,
  autor: wireOptionalTextUpTo(maxFullNameLength),
  accion: wireTextUpTo(maxTextLength),
  sobre: wireTextUpTo(maxTextLength),
  id_registro: wireInteger,
  titulo: wireText,
  cambios: wireList(changeWire),
});

export const activityPageSize = 20;

export const activityPageWire = pageOfWire(activityEntryWire, activityPageSize);

type Row = string | { wire: string };

/** The key under which a table has this name on the wire. */
function keyOf<Key extends string>(table: Readonly<Record<Key, Row>>, name: unknown) {
  const isKey = (text: string): text is Key => Object.hasOwn(table, text);
  return Object.keys(table)
    .filter(isKey)
    .find((key) => wireName(table[key]) === name);
}

const wireName = (row: Row) => (typeof row === 'string' ? row : row.wire);

const activityEntryFromWire = v.pipe(
  activityEntryWire,
  v.transform((wire): ActivityEntry => ({
    id: wire.id,
    at: wire.fecha,
    actor: wire.autor || undefined,
    action: keyOf(actions, wire.accion) ?? 'updated',
    subject: keyOf(subjects, wire.sobre) ?? 'offer',
    subjectId: wire.id_registro,
    title: wire.titulo,
    changes: wire.cambios.flatMap(({ campo, antes, despues }) => {
      const field = keyOf(fields, campo);
      return field ? [{ field, before: antes, after: despues }] : [];
    }),
  })),
);

export const activityPageFromWire = pageOfFromWire(activityEntryFromWire);

export const activityEntryToWire = (
  entry: ActivityEntry,
): v.InferOutput<typeof activityEntryWire> => ({
  id: entry.id,
  fecha: entry.at,
  autor: entry.actor,
  accion: actions[entry.action],
  sobre: subjects[entry.subject],
  id_registro: entry.subjectId,
  titulo: entry.title,
  cambios: entry.changes.map(({ field, before, after }) => ({
    campo: fields[field].wire,
    antes: before,
    despues: after,
  })),
});

/** One page of the activity on one record, or of all of it; the newest first, pages from 0. */
export type ActivityQuery = {
  of: { subject: ActivitySubject; id: number } | undefined;
  page: number;
};

const pageText = wholeNumberText({ min: 0, max: 999_999, message: 'La página no es válida.' });

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
