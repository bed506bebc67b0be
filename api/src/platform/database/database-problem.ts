import { skillAlreadyAssigned } from '@portal/contract/offer-skill';
import pg from 'pg';
import { errorCode } from '../../error-code';
import { busy, Problem, unavailable } from '../problem/problem';

/** What a row that is there already, or one that is missing, means to the user. */
const constraintMessages = new Map([
  ['people_email_key', 'Ya existe una persona con ese correo.'],
  ['applicants_email_key', 'Ya hay otra persona con ese correo.'],
  ['skills_name_key', 'Ya existe un conocimiento con ese nombre.'],
  ['languages_name_key', 'Ya existe un idioma con ese nombre.'],
  ['questions_name_key', 'Ya existe una pregunta con ese texto.'],
  ['offer_skills_offer_id_skill_id_key', skillAlreadyAssigned],
  ['offer_languages_offer_id_language_id_key', 'Este idioma ya ha sido asignado a la oferta.'],
  ['offer_questions_offer_id_question_id_key', 'Esta pregunta ya ha sido asignada a la oferta.'],
  ['job_applications_applicant_id_offer_id_key', 'Ya te postulaste a esta oferta.'],
  ['people_country_id_fkey', 'El país no existe.'],
  ['offers_training_id_fkey', 'La formación no existe.'],
  ['offers_contract_type_id_fkey', 'El tipo de contrato no existe.'],
  ['offers_status_id_fkey', 'El estado no existe.'],
  ['offers_work_mode_id_fkey', 'La modalidad no existe.'],
  ['offer_countries_country_id_fkey', 'El país no existe.'],
  ['offer_cities_city_id_fkey', 'La ciudad no existe.'],
  ['offer_languages_level_id_fkey', 'El nivel no existe.'],
  ['job_applications_status_id_fkey', 'El estado no existe.'],
]);

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
/** Serialization failure, deadlock, statement timeout. */
const passing = new Set(['40001', '40P01', '57014']);

/** Faults that a request brings about, or that pass by themselves; others are ours. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (isAway(error)) return unavailable();
  if (!(error instanceof pg.DatabaseError)) return undefined;

  const { code = '', constraint = '' } = error;
  if (passing.has(code)) return busy();
  const message = constraintMessages.get(constraint);
  if (code === uniqueViolation) return refused(409, message ?? 'Ese dato ya existe.');
  if (code === foreignKeyViolation) return refused(400, message ?? 'Un dato elegido no existe.');
  return undefined;
}

const refused = (status: number, message: string) =>
  new Problem(status, message, { errors: [message] });

/** It cannot be reached, ends, starts, has no disk or memory left, or is a copy that only reads. */
function isAway(error: unknown) {
  if (!(error instanceof Error)) return false;
  const code = String(errorCode(error));
  if (error instanceof pg.DatabaseError) return awayStates.test(code);
  return networkFaults.has(code) || lostConnection.test(error.message);
}

/** Classes 08 and 53, `admin_shutdown` and what is like it, `read_only_sql_transaction`. */
const awayStates = /^(08|53|57P0[1-5]|25006)/;
const networkFaults = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver, its pool and the thread of the embedded database say, which have no codes. */
const lostConnection = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'connection terminated',
    'not queryable',
    'pool after calling end',
    'query read timeout',
    'driver has already been destroyed',
    'embedded database has stopped',
  ].join('|'),
  'i',
);
