/** An offer as the demo data writes it: everything it refers to by its name. */
export type DemoOffer = {
  title: string;
  vacancies: number;
  salaryRange: string;
  schedule: string;
  training: string;
  contractType: string;
  status: 'Abierta' | 'En pausa' | 'Cerrada';
  workMode: 'Remoto' | 'Híbrido' | 'En sitio';
  /** How long ago it was published. */
  daysAgo: number;
  description: string;
  benefits: string;
  countries: readonly string[];
  cities: readonly string[];
  /** The minimum experience by skill. */
  skills: Readonly<Record<string, string>>;
  /** Language and level. */
  languages: readonly (readonly [string, string])[];
  /** Positions in the list of questions. */
  questions: readonly number[];
};

export const lines = (...parts: readonly string[]) => parts.join('\n');
