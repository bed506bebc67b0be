/** Longest texts of an offer, and how many of the rest it may have. */
export const offerLimits = {
  title: 150,
  vacancies: 9999,
  salaryRange: 120,
  schedule: 120,
  description: 10_000,
  benefits: 10_000,
  countries: 250,
  cities: 1000,
} as const;
