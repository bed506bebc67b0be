/** Places of the catalog, for tests. */
export const chile = { id: 3, name: 'Chile' };
export const colombia = { id: 4, name: 'Colombia' };
export const peru = { id: 11, name: 'Perú' };
export const santiago = { id: 31, name: 'Santiago', country: chile };
export const valparaiso = { id: 32, name: 'Valparaíso', country: chile };
export const bogota = { id: 41, name: 'Bogotá', country: colombia };
export const lima = { id: 51, name: 'Lima', country: peru };
