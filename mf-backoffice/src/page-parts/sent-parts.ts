/** Number of items that an applicant sent. */
export type Sent = { applications: number; curriculums: number; answers: number };

/** Formats a number with the singular or plural noun. */
export const counted = (count: number, [one, other]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : other}`;

/** «3 postulaciones», «0 currículums», «11 respuestas», each with its count. */
export const sentParts = ({ applications, curriculums, answers }: Sent) => [
  { count: applications, text: counted(applications, ['postulación', 'postulaciones']) },
  { count: curriculums, text: counted(curriculums, ['currículum', 'currículums']) },
  { count: answers, text: counted(answers, ['respuesta', 'respuestas']) },
];
