/** Where the company is present (specification §1), in the order of the footer. */
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

/** Within so many days somebody reads an application. */
export const reviewDays = 7;
