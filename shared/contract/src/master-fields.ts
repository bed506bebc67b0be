import { named } from './catalog-fields';

/** Skill («conocimiento»). */
export const skillFields = named('id_conocimientos', 'conocimientos');
/** Question («pregunta») for applicants. */
export const questionFields = named('id_pregunta', 'des_pregunta');
/** Spoken language («idioma»). */
export const languageFields = named('id_idioma', 'nombre_idioma');
/** Level («nivel») of a spoken language. */
export const levelFields = named('id_nivel', 'descripcion_nivel');
