import type { PossiblePerson } from '@portal/contract/duplicates';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** How much came from one, or from several together. */
export const sentBy = (people: readonly PossiblePerson[]) =>
  [
    counted(sum(people.map((each) => each.applications)), 'postulación', 'postulaciones'),
    counted(sum(people.map((each) => each.curriculums)), 'currículum', 'currículums'),
    counted(sum(people.map((each) => each.answers)), 'respuesta', 'respuestas'),
  ].join(' · ');
