import pg from 'pg';
import { Problem } from '../http/problem';

/** What the constraints of the tables mean to the user. */
const duplicates: Readonly<Record<string, string>> = {
  people_email_key: 'Ya existe una persona con ese correo.',
  skills_name_key: 'Ya existe un conocimiento con ese nombre.',
  languages_name_key: 'Ya existe un idioma con ese nombre.',
  questions_name_key: 'Ya existe una pregunta con ese texto.',
  offer_skills_offer_id_skill_id_key: 'Este conocimiento ya ha sido asignado y guardado.',
  offer_languages_offer_id_language_id_key: 'Este idioma ya ha sido asignado a la oferta.',
  offer_questions_offer_id_question_id_key: 'Esta pregunta ya ha sido asignada a la oferta.',
  job_applications_applicant_id_offer_id_key: 'Ya te postulaste a esta oferta.',
};

const missing: Readonly<Record<string, string>> = {
  people_country_id_fkey: 'El país no existe.',
  offers_training_id_fkey: 'La formación no existe.',
  offers_contract_type_id_fkey: 'El tipo de contrato no existe.',
  offers_status_id_fkey: 'El estado no existe.',
  offers_work_mode_id_fkey: 'La modalidad no existe.',
  offer_countries_country_id_fkey: 'El país no existe.',
  offer_cities_city_id_fkey: 'La ciudad no existe.',
  offer_languages_level_id_fkey: 'El nivel no existe.',
  job_applications_status_id_fkey: 'El estado no existe.',
};

const unavailable = 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.';

/** SQLSTATE classes that a request, not a fault of ours, brings about. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (isPoolTimeout(error))
    return new Problem(503, unavailable, { headers: { 'retry-after': '2' } });
  if (!(error instanceof pg.DatabaseError)) return undefined;

  const constraint = error.constraint ?? '';
  switch (error.code) {
    case '23505':
      return refused(409, duplicates[constraint] ?? 'Ese dato ya existe.');
    case '23503':
      return refused(400, missing[constraint] ?? 'Un dato al que se hace referencia no existe.');
    case '40001':
    case '40P01':
    case '53300':
    case '57014':
      return new Problem(503, unavailable, { headers: { 'retry-after': '2' } });
    default:
      return undefined;
  }
}

const refused = (status: number, message: string) =>
  new Problem(status, message, { errors: [message] });

const isPoolTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
