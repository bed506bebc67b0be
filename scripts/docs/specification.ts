import { readFileSync } from 'node:fs';

/** The path from the root of the project. */
export const specificationFile = 'docs/specification.md';

export const readSpecification = () => readFileSync(specificationFile, 'utf8');

/** The ids of the rules, in their order: «S5.12», «D.03». */
export const rulesOf = (specification: string) => found(specification, /^- ((?:S\d+|D)\.\d+) /gm);

/** Every id that texts may cite: rules, readings («A25»), traps («T2») and sections («§5»). */
export const idsOf = (specification: string) => [
  ...rulesOf(specification),
  ...found(specification, /^ +- (?:Reading (?=A)|Trap (?=T))([AT]\d+): /gm),
  ...found(specification, /^## (\d+)\. /gm).map((section) => `§${section}`),
];

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, id = '']) => id);
