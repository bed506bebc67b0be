import { sentParts, type Sent } from '../page-parts/sent-parts';

/** Number of applications, CVs and answers of one or several applicants. */
export const sentBy = (people: readonly Sent[]) => {
  const total = (of: keyof Sent) => people.reduce((sum, person) => sum + person[of], 0);
  return sentParts({
    applications: total('applications'),
    curriculums: total('curriculums'),
    answers: total('answers'),
  })
    .map(({ text }) => text)
    .join(' · ');
};
