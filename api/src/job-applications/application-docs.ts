import { applicantCountsPath, applicantCountWire } from '@portal/contract/applicant-counts';
import { answerWire } from '@portal/contract/answer';
import {
  applicantCheckWire,
  savedApplicantWire,
  submissionHeader,
} from '@portal/contract/applicant';
import { applicantPageWire } from '@portal/contract/applicant-page';
import {
  changedStandingsWire,
  foundStandingsWire,
  standingChangesPath,
} from '@portal/contract/application-standing';
import { statusRecordWire } from '@portal/contract/application-status';
import { jobApplicationUploadFromWire } from '@portal/contract/application-writes';
import { curriculumsPath } from '@portal/contract/curriculums';
import { applicationAnswersPath, applicationAnswersWire } from '@portal/contract/given-answer';
import { jobApplicationWire } from '@portal/contract/job-application';
import { jobApplicationPageWire } from '@portal/contract/job-application-page';
import { jobApplicationTotalWire } from '@portal/contract/job-application-query';
import { curriculumField, savedJobApplicationWire } from '@portal/contract/job-application-upload';
import { messageWire } from '@portal/contract/message';
import { changedApplicationsWire, statusChangesPath } from '@portal/contract/status-changes';
import * as v from 'valibot';
import type { DocumentSection } from '../platform/document/route-docs';

export const applicationDocs: readonly DocumentSection[] = [
  {
    name: 'Postulaciones',
    description: 'El camino de quien postula, y lo que el personal hace con las postulaciones.',
    calls: {
      'GET /api/aplicantes/correo/:email/:offerId': {
        summary: 'Verifica un correo y entrega la cookie que piden los pasos siguientes',
        answer: applicantCheckWire,
        headers: { 'Set-Cookie': 'sometimes', [submissionHeader]: 'sometimes' },
        proof: 'optional',
        refusals: [429],
      },
      'POST /api/aplicantes/save': {
        summary: 'Guarda a un aplicante nuevo',
        status: 201,
        answer: savedApplicantWire,
        headers: { 'Set-Cookie': 'sometimes', [submissionHeader]: 'sometimes' },
        proof: 'required',
        refusals: [404, 429],
      },
      'POST /api/aplicantes-ofertas/upload-curriculum': {
        summary: 'Envía una postulación con su currículum en PDF',
        status: 201,
        answer: savedJobApplicationWire,
        proof: 'required',
        refusals: [404, 409, 429],
        isRepeatable: true,
        form: {
          fields: jobApplicationUploadFromWire,
          file: curriculumField,
          fileType: 'application/pdf',
        },
      },
      'POST /api/respuestas-ofertas-preguntas/guardar': {
        summary: 'Guarda la respuesta a una pregunta de la oferta',
        status: 201,
        answer: messageWire,
        proof: 'required',
        refusals: [404, 429],
      },
      'GET /api/respuestas-ofertas-preguntas/oferta-pregunta/:offerQuestionId/aplicante/:applicantId':
        {
          summary: 'Lee lo que un aplicante respondió a una pregunta',
          answer: answerWire,
        },
      [`GET ${applicationAnswersPath(':id')}`]: {
        summary: 'Lee las respuestas de una postulación, con las palabras que tenía cada pregunta',
        answer: applicationAnswersWire,
      },
      'GET /api/aplicantes_ofertas/id_oferta/:id': {
        summary:
          'Lista las postulaciones a una oferta, o una página de ellas si se pide con parámetros',
        answer: v.union([v.array(jobApplicationWire), applicantPageWire]),
      },
      'GET /api/aplicantes_ofertas/id_oferta/:id/encontrados': {
        summary:
          'Dice de cada postulación encontrada su identificador, su estado y su versión, en ese orden',
        answer: foundStandingsWire,
      },
      'GET /api/aplicantes_ofertas/id_oferta/:id/elegidos': {
        summary: 'Lee algunas postulaciones a una oferta por su identificador, en el orden pedido',
        answer: v.array(jobApplicationWire),
      },
      [`GET ${applicantCountsPath}`]: {
        summary: 'Cuenta las postulaciones de cada oferta que tiene alguna',
        answer: v.array(applicantCountWire),
      },
      'GET /api/aplicantes/ofertas': {
        summary: 'Lista todas las postulaciones, o una página de ellas si se pide con parámetros',
        answer: v.union([v.array(jobApplicationWire), jobApplicationPageWire]),
      },
      'GET /api/aplicantes/ofertas/total': {
        summary: 'Cuenta las postulaciones, o las que cumplen los filtros',
        answer: jobApplicationTotalWire,
      },
      'PUT /api/aplicantes-ofertas/update/:id': {
        summary: 'Cambia el estado de una postulación, y nada más',
        answer: v.object({ ...messageWire.entries, ...jobApplicationWire.entries }),
        refusals: [409],
      },
      [`PUT ${standingChangesPath}`]: {
        summary:
          'Cambia el estado de varias postulaciones: de todas o, si una no se puede, de ninguna',
        answer: changedStandingsWire,
        refusals: [404, 409],
      },
      [`PUT ${statusChangesPath}`]: {
        summary: 'Lo mismo, como lo piden las páginas de versiones anteriores',
        isDeprecated: true,
        answer: changedApplicationsWire,
        refusals: [404, 409],
      },
      'GET /api/estado_aplicante': {
        summary: 'Lista los estados de una postulación',
        answer: v.array(statusRecordWire),
      },
      'PUT /api/estado_aplicante/update/:id': {
        summary: 'Cambia lo que significa un estado para quienes postularon',
        answer: v.object({ ...messageWire.entries, ...statusRecordWire.entries }),
        refusals: [409],
      },
      'GET /api/descargar-cv/:fileName': {
        summary: 'Descarga un currículum; queda registro de quién lo hizo',
        file: 'application/pdf',
        headers: { 'Content-Disposition': 'always' },
      },
      [`POST ${curriculumsPath}`]: {
        summary: 'Descarga varios currículums en un archivo ZIP; queda registro de quién lo hizo',
        file: 'application/zip',
        headers: { 'Content-Disposition': 'always' },
        refusals: [404],
      },
    },
  },
  {
    name: 'Gestión',
    calls: {
      'GET /api/eventos': {
        summary: 'Avisa, mientras se escucha, qué postulaciones llegaron o cambiaron de estado',
        file: 'text/event-stream',
        refusals: [429],
      },
    },
  },
];
