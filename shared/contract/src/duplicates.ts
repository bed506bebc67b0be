import * as v from 'valibot';
import { answerSchema, fromWire } from './field-answers';
import { toWire } from './field-bodies';
import type { Fields, RecordOf } from './fields';
import { applicantFields } from './job-application-fields';
import { pageText } from './page-number';
import { pageOfFromWire, pageOfWire } from './page-of';
import { requestObject, wireId } from './request';
import { maxFullNameLength } from './text';

/** Days in which a merge can be undone. */
export const mergeDays = 30;

/** Lists possible duplicates. Followed by `/total`, it returns their number. */
export const duplicatesPath = '/api/candidatos/duplicados';
/** POST records that two applicants are different people. */
export const dismissalsPath = '/api/candidatos/duplicados/descartes';
/** GET lists the merges that can be undone, POST merges two applicants. */
export const mergesPath = '/api/candidatos/fusiones';

const reasons = { email: 'correo', name: 'nombre' } as const;
/** Reason for a possible duplicate: almost equal e-mail addresses, or the same full name. */
export type DuplicateReason = keyof typeof reasons;

const personFields = {
  ...applicantFields,
  /** Increases when the name, the e-mail or the person changes. */
  version: { kind: 'integer', wire: 'version' },
  createdAt: { kind: 'moment', wire: 'fecha_registro' },
  applications: { kind: 'integer', wire: 'postulaciones' },
  curriculums: { kind: 'integer', wire: 'curriculums' },
  answers: { kind: 'integer', wire: 'respuestas' },
} as const satisfies Fields;
/** Applicant that may be a duplicate, with the numbers of stored records. */
export type PossiblePerson = RecordOf<typeof personFields>;

const duplicateFields = {
  reason: { kind: 'word', wire: 'motivo', words: reasons },
  one: { kind: 'record', wire: 'una', of: personFields },
  other: { kind: 'record', wire: 'otra', of: personFields },
} as const satisfies Fields;
/** A possible duplicate and its reason. `one` is the earlier applicant. */
export type Duplicate = RecordOf<typeof duplicateFields>;

/** Possible duplicates on one page. */
export const duplicatesPageSize = 10;
/** Answer of GET /api/candidatos/duplicados. */
export const duplicatePageWire = pageOfWire(answerSchema(duplicateFields), duplicatesPageSize);
export const duplicatePageFromWire = pageOfFromWire(fromWire(duplicateFields));
export const duplicateToWire = toWire(duplicateFields);

const duplicateCountFields = {
  total: { kind: 'integer', wire: 'total' },
} as const satisfies Fields;
/** Answer of GET /api/candidatos/duplicados/total. */
export const duplicateCountWire = answerSchema(duplicateCountFields);
export const duplicateCountFromWire = fromWire(duplicateCountFields);

/** Query of the lists of possible duplicates and of merges. Pages count from 0. */
export const pageQueryFromWire = v.object({ page: v.optional(pageText, '0') });

const mergeFields = {
  id: { kind: 'id', wire: 'id_fusion' },
  kept: { kind: 'record', wire: 'persona', of: applicantFields },
  merged: { kind: 'record', wire: 'unida', of: applicantFields },
  mergedAt: { kind: 'moment', wire: 'fecha' },
  mergedBy: { kind: 'plain', wire: 'autor', max: maxFullNameLength, isOptional: true },
  daysLeft: { kind: 'integer', wire: 'dias_restantes' },
} as const satisfies Fields;
/** A merge that can still be undone. */
export type Merge = RecordOf<typeof mergeFields>;

/** Merges on one page. */
export const mergesPageSize = 10;
/** Answer of POST /api/candidatos/fusiones. */
export const mergeWire = answerSchema(mergeFields);
export const mergeFromWire = fromWire(mergeFields);
/** Answer of GET /api/candidatos/fusiones. */
export const mergePageWire = pageOfWire(mergeWire, mergesPageSize);
export const mergePageFromWire = pageOfFromWire(mergeFromWire);
export const mergeToWire = toWire(mergeFields);

/** An applicant at the version that the page last read. */
type Seen = { id: number; version: number };

/**
 * A merge: `kept` gives the e-mail, `merged` joins it, `nameOf` is the id of the applicant with the
 * name to keep.
 */
export type MergeEntry = { kept: Seen; merged: Seen; nameOf: number };

const sameTwice = 'Elige dos personas distintas.';
const seen = requestObject({ id: wireId, version: wireId });

/** Body of POST /api/candidatos/fusiones. */
export const mergeEntryFromWire = v.pipe(
  requestObject({ persona: seen, unida: seen, nombre_de: wireId }),
  v.check(({ persona, unida }) => persona.id !== unida.id, sameTwice),
  v.check(
    ({ persona, unida, nombre_de: nameOf }) => [persona.id, unida.id].includes(nameOf),
    'Elige el nombre de una de las dos personas.',
  ),
  v.transform((wire): MergeEntry => ({
    kept: wire.persona,
    merged: wire.unida,
    nameOf: wire.nombre_de,
  })),
);
/** Body of POST /api/candidatos/fusiones. */
export const mergeEntryToWire = ({ kept, merged, nameOf }: MergeEntry) => ({
  persona: { id: kept.id, version: kept.version },
  unida: { id: merged.id, version: merged.version },
  nombre_de: nameOf,
});

/** Ids of two applicants that are different people. */
export type DismissalEntry = { ids: readonly [number, number] };

/** Body of POST /api/candidatos/duplicados/descartes. */
export const dismissalFromWire = v.pipe(
  requestObject({ una: wireId, otra: wireId }),
  v.check(({ una, otra }) => una !== otra, sameTwice),
  v.transform(({ una, otra }): DismissalEntry => ({ ids: [una, otra] })),
);
/** Body of POST /api/candidatos/duplicados/descartes. */
export const dismissalToWire = ({ ids: [una, otra] }: DismissalEntry) => ({ una, otra });
