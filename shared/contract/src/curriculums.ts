/** Where the CVs of several applications are read as one ZIP file. */
export const curriculumsPath = '/api/aplicantes-ofertas/curriculums';

/** The most that one file may hold: 1.5 GB, as each has 3 MB at most. */
export const maxCurriculums = 500;

export const curriculumsToWire = (ids: readonly number[]) => ({ postulaciones: ids });
