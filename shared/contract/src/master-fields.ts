import { named } from './catalog-fields';

/** Skill («conocimiento»), master data that staff edit. */
export const skillFields = named('id_conocimientos', 'conocimientos');
/** Question («pregunta») for applicants, master data that staff edit. */
export const questionFields = named('id_pregunta', 'des_pregunta');
/** Spoken language («idioma»), master data that staff edit. */
export const languageFields = named('id_idioma', 'nombre_idioma');
/** Level («nivel») of a spoken language. */
export const levelFields = named('id_nivel', 'descripcion_nivel');
