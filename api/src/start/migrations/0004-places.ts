import { sql, type Kysely } from 'kysely';

type Place = { readonly code: string; readonly name: string; readonly cities: readonly string[] };

/** The countries of the company (S1.02), and their larger cities. */
export const places = {
  up: async (db: Kysely<unknown>) => {
    for (const { code, name, cities } of countries) {
      await sql`
        with country as (insert into countries (name, iso_code) values (${name}, ${code}) returning id)
        insert into cities (country_id, name)
        select country.id, city.name from country, unnest(${cities}::text[]) as city (name)
      `.execute(db);
    }
  },
};

const countries: readonly Place[] = [
  {
    code: 'AR',
    name: 'Argentina',
    cities: ['Buenos Aires', 'Córdoba', 'La Plata', 'Mar del Plata', 'Mendoza', 'Rosario'],
  },
  {
    code: 'CA',
    name: 'Canadá',
    cities: ['Calgary', 'Montreal', 'Ottawa', 'Quebec', 'Toronto', 'Vancouver'],
  },
  {
    code: 'CL',
    name: 'Chile',
    cities: ['Antofagasta', 'Concepción', 'La Serena', 'Santiago', 'Temuco', 'Valparaíso'],
  },
  {
    code: 'CO',
    name: 'Colombia',
    cities: ['Barranquilla', 'Bogotá', 'Bucaramanga', 'Cali', 'Cartagena', 'Medellín', 'Pereira'],
  },
  {
    code: 'CR',
    name: 'Costa Rica',
    cities: ['Alajuela', 'Cartago', 'Heredia', 'Liberia', 'San José'],
  },
  {
    code: 'ES',
    name: 'España',
    cities: ['Barcelona', 'Bilbao', 'Madrid', 'Málaga', 'Sevilla', 'Valencia', 'Zaragoza'],
  },
  {
    code: 'GT',
    name: 'Guatemala',
    cities: ['Antigua Guatemala', 'Ciudad de Guatemala', 'Cobán', 'Escuintla', 'Quetzaltenango'],
  },
  {
    code: 'IN',
    name: 'India',
    cities: ['Bangalore', 'Chennai', 'Hyderabad', 'Bombay', 'Nueva Delhi', 'Pune'],
  },
  {
    code: 'MX',
    name: 'México',
    cities: ['Ciudad de México', 'Guadalajara', 'Mérida', 'Monterrey', 'Puebla', 'Querétaro'],
  },
  {
    code: 'PA',
    name: 'Panamá',
    cities: ['Ciudad de Panamá', 'Colón', 'David', 'La Chorrera', 'Santiago de Veraguas'],
  },
  {
    code: 'PE',
    name: 'Perú',
    cities: ['Arequipa', 'Chiclayo', 'Cusco', 'Lima', 'Piura', 'Trujillo'],
  },
  {
    code: 'US',
    name: 'Estados Unidos',
    cities: ['Austin', 'Chicago', 'Houston', 'Los Ángeles', 'Miami', 'Nueva York', 'San Francisco'],
  },
];
