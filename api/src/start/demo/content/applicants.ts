export type DemoApplicant = {
  name: string;
  email: string;
  salary: number;
  /** In another currency, by the offer's position. */
  otherSalaries?: Readonly<Record<number, number>>;
  offers: readonly number[];
  /** Like applications from before the portal. */
  hasNoCv?: boolean;
};

/** Has applied to the first offer, which the wizard reports in its first step. */
export const appliedApplicantEmail = 'camila.torres@correo.example.org';
/** Has not applied yet, so the wizard fills in the name. */
export const knownApplicantEmail = 'diego.salazar@correo.example.org';

const applicant = (
  name: string,
  email: string,
  rest: Omit<DemoApplicant, 'name' | 'email'>,
): DemoApplicant => ({ name, email: `${email}@correo.example.org`, ...rest });

export const applicants: readonly DemoApplicant[] = [
  applicant('Camila Torres', 'camila.torres', { salary: 2_500_000, offers: [0, 6] }),
  applicant('Diego Salazar', 'diego.salazar', { salary: 0, offers: [] }),
  applicant('Antonia Riquelme', 'antonia.riquelme', { salary: 2_300_000, offers: [0] }),
  applicant('Benjamín Orellana', 'benjamin.orellana', {
    salary: 2_700_000,
    offers: [0, 4],
    otherSalaries: { 4: 76_000 },
  }),
  applicant('Catalina Sandoval', 'catalina.sandoval', { salary: 2_200_000, offers: [0, 6] }),
  applicant('Damián Figueroa', 'damian.figueroa', { salary: 2_850_000, offers: [0] }),
  applicant('Elisa Carrasco', 'elisa.carrasco', { salary: 2_400_000, offers: [0] }),
  applicant('Francisco Tapia', 'francisco.tapia', {
    salary: 2_600_000,
    offers: [0, 7],
    otherSalaries: { 7: 4_200 },
  }),
  applicant('Isidora Lagos', 'isidora.lagos', { salary: 2_350_000, offers: [0] }),
  applicant('Gustavo Henríquez', 'gustavo.henriquez', {
    salary: 2_900_000,
    offers: [0],
    hasNoCv: true,
  }),
  applicant('Alejandra Mejía', 'alejandra.mejia', { salary: 7_200_000, offers: [1] }),
  applicant('Brayan Londoño', 'brayan.londono', { salary: 6_800_000, offers: [1, 5] }),
  applicant('Carolina Vélez', 'carolina.velez', { salary: 8_000_000, offers: [1] }),
  applicant('Edwin Rincón', 'edwin.rincon', {
    salary: 7_500_000,
    offers: [1, 2],
    otherSalaries: { 2: 3_500 },
  }),
  applicant('Juliana Escobar', 'juliana.escobar', { salary: 8_500_000, offers: [1] }),
  applicant('Óscar Pineda', 'oscar.pineda', { salary: 3_400, offers: [2, 7] }),
  applicant('Renata Villaseñor', 'renata.villasenor', {
    salary: 3_600,
    offers: [2, 4],
    otherSalaries: { 4: 80_000 },
  }),
  applicant('Miguel Ángel Ñahui', 'miguel.nahui', {
    salary: 3_200,
    offers: [2, 8],
    otherSalaries: { 8: 11_500 },
  }),
  applicant('Ainhoa Lizarraga', 'ainhoa.lizarraga', { salary: 42_000, offers: [3] }),
  applicant('Hugo Ferrer', 'hugo.ferrer', { salary: 39_500, offers: [3, 14] }),
  applicant('Noelia Prieto', 'noelia.prieto', { salary: 45_000, offers: [3] }),
  applicant('Alonso Rivera', 'alonso.rivera', { salary: 78_000, offers: [4] }),
  applicant('Mónica Treviño', 'monica.trevino', { salary: 82_000, offers: [4] }),
  applicant('Kevin Arango', 'kevin.arango', { salary: 1_300_000, offers: [5] }),
  applicant('Luisa Fernanda Toro', 'luisa.toro', { salary: 1_300_000, offers: [5] }),
  applicant('Santiago Buitrago', 'santiago.buitrago', { salary: 1_300_000, offers: [5] }),
  applicant('Yuliana Marín', 'yuliana.marin', { salary: 1_300_000, offers: [5] }),
  applicant('Micaela Gauna', 'micaela.gauna', { salary: 1_900_000, offers: [6, 12] }),
  applicant('Rocío Bustos', 'rocio.bustos', { salary: 1_800_000, offers: [6] }),
  applicant('Facundo Ledesma', 'facundo.ledesma', { salary: 4_100, offers: [7] }),
  applicant('Josué Alvarado', 'josue.alvarado', { salary: 3_900, offers: [7, 13] }),
  applicant('Fiorella Quiroz', 'fiorella.quiroz', { salary: 10_500, offers: [8] }),
  applicant('Jhon Mamani', 'jhon.mamani', { salary: 11_000, offers: [8] }),
  applicant('Wendy Xicay', 'wendy.xicay', { salary: 9_200, offers: [10] }),
  applicant('Estuardo Ramírez', 'estuardo.ramirez', { salary: 9_800, offers: [10] }),
  applicant('Sofía Bianchi', 'sofia.bianchi', { salary: 2_200_000, offers: [12] }),
  applicant('Lautaro Giménez', 'lautaro.gimenez', { salary: 2_350_000, offers: [12] }),
  applicant('Tatiana Arias', 'tatiana.arias', { salary: 2_900, offers: [13] }),
  applicant('Clara Puig', 'clara.puig', { salary: 34_000, offers: [14] }),
  applicant('Iker Zabala', 'iker.zabala', { salary: 33_000, offers: [14] }),
  applicant('Itzel Caballero', 'itzel.caballero', { salary: 1_650, offers: [16] }),
  applicant('Roberto Icaza', 'roberto.icaza', { salary: 1_700, offers: [16, 9] }),
];
