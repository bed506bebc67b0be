import type { Offer } from '@portal/contract/offer';
import { anOffer } from '@portal/contract/testing/an-offer';
import { bogota, chile, colombia, santiago } from '@portal/contract/testing/places';
import type { OfferRequirements } from '@portal/kit/resources/offer-requirements';
import { jobPosting } from './job-posting';

const nothing: OfferRequirements = { skills: [], languages: [] };
const posting = (changes: Partial<Offer> = {}, requirements = nothing) =>
  jobPosting(
    { offer: anOffer(changes), requirements, company: 'Puente' },
    'https://example.org',
  )[0];

const remote = { id: 1, name: 'Remoto' };
const hybrid = { id: 2, name: 'Híbrido' };
const onSite = { id: 3, name: 'En sitio' };
const named = (name: string) => ({ id: 9, name });

test('names the job as the offer does', () => {
  expect(posting()).toMatchObject({ '@type': 'JobPosting', title: 'Desarrollo Angular' });
});

test('keeps the structure of description and benefits, and no markup of theirs', () => {
  expect(posting({ description: 'a\nb\n\n<b>c', benefits: 'd & e' })).toMatchObject({
    description: '<p>a<br>b</p><p>&lt;b&gt;c</p><p><strong>Beneficios</strong></p><p>d &amp; e</p>',
  });
});

test('lists of the description are lists', () => {
  const description = 'Qué harás:\n- uno\n- <b>dos\n1. tres\n  y más';

  expect(posting({ description, benefits: '- seguro' })).toMatchObject({
    description:
      '<p><strong>Qué harás</strong></p><ul><li>uno</li><li>&lt;b&gt;dos</li></ul>' +
      '<ol><li>tres<br>y más</li></ol><p><strong>Beneficios</strong></p><ul><li>seguro</li></ul>',
  });
});

test('tells the skills that are asked for', () => {
  const skills = [{ skill: { id: 1, name: 'Java' }, minimumExperience: '3 años' }];

  expect(posting({}, { ...nothing, skills })).toMatchObject({ skills: ['Java (3 años)'] });
  expect(posting()).not.toHaveProperty('skills');
});

test.each([
  ['2026-03-05', '2026-03-05T03:00:00.000Z'],
  ['2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['2026-07-05', '2026-07-05T04:00:00.000Z'],
])('was posted when %s began in Chile: %s', (createdAt, datePosted) => {
  expect(posting({ createdAt })).toMatchObject({ datePosted });
});

test('does not invent an end', () => {
  expect(posting()).not.toHaveProperty('validThrough');
});

test.each(['Cerrada', 'En pausa'])('an offer that is «%s» is no posting', (state) => {
  expect(posting({ status: named(state) })).toBeUndefined();
});

test('is the company’s, by its own number', () => {
  expect(posting({ id: 7 })).toMatchObject({
    hiringOrganization: { '@type': 'Organization', name: 'Puente', sameAs: 'https://example.org' },
    identifier: { '@type': 'PropertyValue', name: 'Puente', value: '7' },
    url: 'https://example.org/modulo-principal/ofertas-laborales/detalle-oferta/7',
  });
});

const address = (addressCountry: string, addressLocality?: string) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(addressLocality && { addressLocality }),
    addressCountry,
  },
});

test('is done in its cities, and in the countries that have none', () => {
  const places = { workMode: onSite, countries: [chile, colombia], cities: [santiago] };

  expect(posting(places)).toMatchObject({
    jobLocation: [address('CL', 'Santiago'), address('CO')],
  });
  expect(posting({ ...places, cities: [santiago, bogota] })).toMatchObject({
    jobLocation: [address('CL', 'Santiago'), address('CO', 'Bogotá')],
  });
});

test.each([
  ['Argentina', 'AR'],
  ['Canadá', 'CA'],
  ['Chile', 'CL'],
  ['Colombia', 'CO'],
  ['Costa Rica', 'CR'],
  ['España', 'ES'],
  ['Guatemala', 'GT'],
  ['India', 'IN'],
  ['México', 'MX'],
  ['Panamá', 'PA'],
  ['Perú', 'PE'],
  ['Estados Unidos', 'US'],
])('%s is %s', (name, code) => {
  const places = { workMode: onSite, countries: [named(name)], cities: [] };

  expect(posting(places)).toMatchObject({ jobLocation: [address(code)] });
});

test('a remote job names the countries that it takes people from', () => {
  const job = posting({ workMode: remote, countries: [chile, colombia], cities: [santiago] });

  expect(job).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Chile' },
      { '@type': 'Country', name: 'Colombia' },
    ],
  });
  expect(job).not.toHaveProperty('jobLocation');
});

test.each([remote, hybrid, onSite])('without any place «$name» is no valid posting', (workMode) => {
  expect(posting({ workMode, countries: [], cities: [] })).toBeUndefined();
});

test.each([hybrid, onSite])('«$name» is no telecommuting', (workMode) => {
  const job = posting({ workMode });

  expect(job).not.toHaveProperty('jobLocationType');
  expect(job).not.toHaveProperty('applicantLocationRequirements');
});

test.each([
  ['Término indefinido', 'FULL_TIME'],
  ['Plazo fijo', 'TEMPORARY'],
  ['Por obra o labor', 'TEMPORARY'],
  ['Prestación de servicios', 'CONTRACTOR'],
  ['Freelance', 'CONTRACTOR'],
  ['Práctica profesional', 'INTERN'],
  ['Contrato de aprendizaje', 'INTERN'],
  ['Medio tiempo', 'PART_TIME'],
  ['A convenir', 'OTHER'],
])('a contract «%s» is %s', (name, employmentType) => {
  expect(posting({ contractType: named(name) })).toMatchObject({ employmentType });
});

test.each([
  ['$2.200.000 - $2.900.000 CLP líquidos al mes', 'CLP', [2_200_000, 2_900_000]],
  ['USD 1500 a 2000,50 mensuales', 'USD', [1500, 2000.5]],
] as const)('«%s» is read', (salaryRange, currency, [minValue, maxValue]) => {
  expect(posting({ salaryRange })).toMatchObject({
    baseSalary: { '@type': 'MonetaryAmount', currency, value: { minValue, maxValue } },
  });
});

test.each([
  ['mensuales', 'MONTH'],
  ['al mes', 'MONTH'],
  ['al año', 'YEAR'],
  ['brutos anuales', 'YEAR'],
  ['por semana', 'WEEK'],
  ['diarios', 'DAY'],
  ['por hora', 'HOUR'],
])('an amount %s is by %s', (words, unitText) => {
  expect(posting({ salaryRange: `1.000 - 2.000 USD ${words}` })).toMatchObject({
    baseSalary: { value: { unitText } },
  });
});

test.each([
  'A convenir',
  '$2.000.000 - $3.000.000 al mes',
  'USD 2.000 al mes',
  '$2.200.000 - $2.900.000 CLP líquidos',
  'USD 2,000 - 3,000 al mes',
  'USD 2k - 3k al mes',
  'USD 2 mil a 3 mil al mes',
  'COP 2 a 3 millones al mes',
  '3.000 - 2.000 USD al mes',
  '1.000 USD - 2.000 EUR al mes',
  '1.000 - 2.000 USD al mes, 14 pagas',
])('«%s» leaves doubts, so no salary is told', (salaryRange) => {
  expect(posting({ salaryRange })).not.toHaveProperty('baseSalary');
});

test.each([
  ['Bachiller', 'high school'],
  ['Técnico', 'professional certificate'],
  ['Tecnólogo', 'associate degree'],
  ['Profesional', 'bachelor degree'],
  ['Universitaria', 'bachelor degree'],
  ['Especialización', 'postgraduate degree'],
  ['Maestría', 'postgraduate degree'],
])('a training «%s» is a %s', (name, credentialCategory) => {
  expect(posting({ training: named(name) })).toMatchObject({
    educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory },
  });
});

test('a training of another name is left out', () => {
  expect(posting({ training: named('Otra') })).not.toHaveProperty('educationRequirements');
});

test('tells hours, benefits, vacancies and that no account is needed', () => {
  expect(posting()).toMatchObject({
    workHours: 'Lunes a viernes, 9:00 a 18:00',
    jobBenefits: 'Seguro de salud\nQuince días de vacaciones',
    totalJobOpenings: 3,
    directApply: true,
  });
});
