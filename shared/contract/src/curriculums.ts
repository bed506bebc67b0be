/** Downloads the CVs of several job applications as one ZIP file. */
export const curriculumsPath = '/api/aplicantes-ofertas/curriculums';

/** Most CVs in one ZIP file: 1.5 GB at 3 MB each. */
export const maxCurriculums = 500;

/** Body of POST /api/aplicantes-ofertas/curriculums: ids of job applications. */
export const curriculumsToWire = (ids: readonly number[]) => ({ postulaciones: ids });
