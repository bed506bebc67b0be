/** Countries of the company, in the order of the footer (S1.02). */
export const companyCountries = [
  'Argentina',
  'Canadá',
  'Chile',
  'Colombia',
  'Costa Rica',
  'España',
  'Guatemala',
  'India',
  'México',
  'Panamá',
  'Perú',
  'Estados Unidos',
] as const;

/** Days within which a job application is reviewed, as promised to applicants. */
export const reviewDays = 7;
