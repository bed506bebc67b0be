export type DemoOffer = {
  title: string;
  vacancies: number;
  salaryRange: string;
  schedule: string;
  training: string;
  contractType: string;
  status: 'Abierta' | 'En pausa' | 'Cerrada';
  workMode: 'Remoto' | 'Híbrido' | 'En sitio';
  /** Days since publication. */
  daysAgo: number;
  description: string;
  benefits: string;
  countries: readonly string[];
  cities: readonly string[];
  /** Minimum experience by skill. */
  skills: Readonly<Record<string, string>>;
  languages: readonly (readonly [string, string])[];
  /** Positions in the list of questions. */
  questions: readonly number[];
};

export const lines = (...parts: readonly string[]) => parts.join('\n');
