import * as v from 'valibot';
import { answerText, type AnswerWrite } from './answer';
import { maxStandings, type Standing } from './application-standing';
import { applicantEmailEntry, applicantName, type ApplicantEntry } from './applicant';
import type { ConsentEntry } from './consent';
import { keyOf } from './key-of';
import { maxCurriculums } from './curriculums';
import { chosenStates } from './public-state';
import { requestObject, requestVersion, wireId, wireIdText } from './request';
import { currencyCodes, unknownCurrency } from './salary-currency';
import { maxNumber, requiredAmount } from './spanish-number';
import { maxStatusChanges } from './status-changes';
import { invalidData, missingOr, notANumber, notText, wireObject } from './wire';

// Bodies of a job application in the order of the wizard, and of its update by staff, as the server
// validates them.

/** Body of POST /api/aplicantes/save (S7.25). */
export const applicantEntryFromWire = v.pipe(
  requestObject({ correo: applicantEmailEntry.entries.email, nombre: applicantName }),
  v.transform((wire): ApplicantEntry => ({ email: wire.correo, name: wire.nombre })),
);

const missingAmount = 'La aspiración salarial es obligatoria.';

/**
 * Programs write «1500.125», people «1500,125». Text that is no decimal number is left for
 * `requiredAmount`.
 */
const decimalOrText = (text: string) =>
  /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;

/** The text fields of the multipart body. The server sets the status itself. */
const jobApplicationUploadWire = requestObject({
  id_aplicantes: wireIdText,
  id_oferta: wireIdText,
  aspiracion_salarial: v.pipe(
    v.string(missingOr(missingAmount, notText)),
    v.metadata({ type: 'number', exclusiveMinimum: 0, maximum: maxNumber }),
    v.transform(decimalOrText),
    requiredAmount(missingAmount),
  ),
  moneda_aspiracion: v.optional(v.picklist(currencyCodes, unknownCurrency)),
});

/** Text fields of POST /api/aplicantes-ofertas/upload-curriculum (S7.26). */
export const jobApplicationUploadFromWire = v.pipe(
  jobApplicationUploadWire,
  v.transform((wire) => ({
    applicantId: wire.id_aplicantes,
    offerId: wire.id_oferta,
    salaryExpectation: wire.aspiracion_salarial,
    salaryCurrency: wire.moneda_aspiracion,
  })),
);

/** Body of POST /api/respuestas-ofertas-preguntas/guardar (S3.09, S7.27). */
export const answerWriteFromWire = v.pipe(
  requestObject({
    respuesta: answerText,
    aplicante: wireObject({ id_aplicantes: wireId }),
    ofertasPreguntas: wireObject({ id_ofertas_preguntas: wireId }),
  }),
  v.transform((wire): AnswerWrite => ({
    applicantId: wire.aplicante.id_aplicantes,
    offerQuestionId: wire.ofertasPreguntas.id_ofertas_preguntas,
    text: wire.respuesta,
  })),
);

const invalidVersion = 'La versión de la política no es válida.';
const invalidChoice = 'La elección debe ser verdadera o falsa.';

/** Body of POST /api/consentimientos. */
export const consentEntryFromWire = v.pipe(
  wireObject({
    id_oferta: wireId,
    version_politica: v.pipe(v.string(invalidVersion), v.isoDate(invalidVersion)),
    bolsa_talento: v.boolean(invalidChoice),
  }),
  v.transform((wire): ConsentEntry => ({
    offerId: wire.id_oferta,
    policyVersion: wire.version_politica,
    joinsTalentPool: wire.bolsa_talento,
  })),
);

const jobApplicationUpdateWire = wireObject({
  estadoAplicante: wireObject({ id_estado_aplicante: wireId }),
  version: v.nullish(v.number(notANumber)),
});

const toUpdate = (wire: v.InferOutput<typeof jobApplicationUpdateWire>) => ({
  statusId: wire.estadoAplicante.id_estado_aplicante,
  version: wire.version ?? undefined,
});

/**
 * The update sends the whole job application (S7.20); the server reads only the status and the
 * version.
 */
export const jobApplicationUpdateFromWire = v.pipe(jobApplicationUpdateWire, v.transform(toUpdate));

const statusChange = v.pipe(
  wireObject({ id_aplicantes_ofertas: wireId, ...jobApplicationUpdateWire.entries }),
  v.transform((wire): Standing => ({ id: wire.id_aplicantes_ofertas, ...toUpdate(wire) })),
);

const unknownState = 'Elige lo que ve quien postula.';

/** Body of PUT /api/estado_aplicante/update/{id}. */
export const publicStateUpdateFromWire = v.pipe(
  requestObject({
    estado_publico: v.picklist(Object.values(chosenStates), unknownState),
    ...requestVersion,
  }),
  v.transform(({ estado_publico: state, version }) => ({
    publicState: keyOf(chosenStates, state) ?? 'review',
    version: version ?? undefined,
  })),
);

const noChange = 'Elige al menos una postulación.';

const someOf = <Item extends v.GenericSchema>(item: Item, max: number, tooMany: string) =>
  v.pipe(
    v.array(item, missingOr(noChange, invalidData)),
    v.minLength(1, noChange),
    v.maxLength(max, tooMany),
  );

const tooManyChanges = (max: number) => `No puedes cambiar más de ${max} postulaciones a la vez.`;

/** Keeps the last change of each job application. */
const lastOfEach = <Change extends { id: number }>(changes: readonly Change[]) => [
  ...new Map(changes.map((change) => [change.id, change])).values(),
];

/** Status changes in the form that pages of earlier releases send. */
export const statusChangesFromWire = v.pipe(
  requestObject({
    cambios: someOf(statusChange, maxStatusChanges, tooManyChanges(maxStatusChanges)),
  }),
  v.transform(({ cambios }) => lastOfEach(cambios)),
);

const standingChange = v.pipe(
  v.strictTuple([wireId, wireId, v.nullable(v.number(notANumber))], invalidData),
  v.transform(([id, statusId, version]): Standing => ({
    id,
    statusId,
    version: version ?? undefined,
  })),
);

/** Status changes as «[id, status, version]». */
export const standingChangesFromWire = v.pipe(
  requestObject({ cambios: someOf(standingChange, maxStandings, tooManyChanges(maxStandings)) }),
  v.transform(({ cambios }) => lastOfEach(cambios)),
);

const tooManyCurriculums = `Puedes descargar hasta ${maxCurriculums} currículums a la vez.`;

/** Ids of the job applications with the CVs to download as one file. */
export const curriculumsFromWire = v.pipe(
  requestObject({
    postulaciones: someOf(wireId, maxCurriculums, tooManyCurriculums),
  }),
  v.transform(({ postulaciones }) => [...new Set(postulaciones)]),
);
