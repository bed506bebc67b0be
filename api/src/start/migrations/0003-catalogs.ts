import { sql, type Kysely } from 'kysely';

/** No screen maintains these lists (specification §7), so every installation starts with them. */
export const catalogs = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db);
  },
};

const text = `
insert into trainings (id, name) values
  (1, 'Bachiller'), (2, 'Técnico'), (3, 'Tecnólogo'), (4, 'Profesional'),
  (5, 'Especialización'), (6, 'Maestría'), (7, 'Doctorado');
insert into contract_types (id, name) values
  (1, 'Indefinido'), (2, 'Plazo fijo'), (3, 'Por obra o proyecto'),
  (4, 'Prestación de servicios'), (5, 'Práctica profesional');
insert into work_modes (id, name) values (1, 'Remoto'), (2, 'Híbrido'), (3, 'En sitio');
insert into offer_statuses (id, name, is_open) values
  (1, 'Abierta', true), (2, 'En pausa', false), (3, 'Cerrada', false);
insert into application_statuses (id, name) values
  (1, 'Recibida'), (2, 'En revisión'), (3, 'Entrevista'), (4, 'Finalista'),
  (5, 'Contratada'), (6, 'Rechazada');
insert into language_levels (id, name) values
  (1, 'A1 - Principiante'), (2, 'A2 - Básico'), (3, 'B1 - Intermedio'),
  (4, 'B2 - Intermedio alto'), (5, 'C1 - Avanzado'), (6, 'C2 - Dominio'), (7, 'Nativo');
`;
